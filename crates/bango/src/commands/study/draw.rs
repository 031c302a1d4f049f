//! A picture of what is known of a game.

use std::path::Path;

use bots::study::Plot;
use plotters::prelude::*;
use rules::GameKind;

use crate::failure::Failure;

/// Colours that are told apart in every kind of sight.
const COLOURS: [RGBColor; 4] =
    [RGBColor(0, 90, 181), RGBColor(220, 50, 32), RGBColor(26, 122, 60), RGBColor(120, 60, 150)];

/// Draws it into a file of the game's and its own name.
pub fn draw(folder: &Path, game: GameKind, plot: &Plot) -> Result<(), Failure> {
    let path = folder.join(format!("{game}-{}.svg", plot.name));
    let failed = |error: &dyn std::fmt::Display| {
        Failure::bad_request(format_args!("{} cannot be drawn: {error}", path.display()))
            .hint("choose a folder that is there with --plots")
    };
    let points = || plot.lines.iter().flat_map(|line| &line.points);
    let (left, right) = bounds(points().map(|point| point.0));
    let (low, high) = bounds(points().map(|point| point.1));
    let (wide, tall) = ((right - left).max(1.0), (high - low).max(1.0));
    let area = SVGBackend::new(&path, (720, 440)).into_drawing_area();
    area.fill(&WHITE).map_err(|error| failed(&error))?;
    let mut chart = ChartBuilder::on(&area)
        .caption(plot.title, ("sans-serif", 20))
        .margin(16)
        .x_label_area_size(40)
        .y_label_area_size(56)
        .build_cartesian_2d(
            left - 0.04 * wide..right + 0.3 * wide,
            low - 0.08 * tall..high + 0.08 * tall,
        )
        .map_err(|error| failed(&error))?;
    chart
        .configure_mesh()
        .x_desc(plot.across)
        .y_desc(plot.up)
        .light_line_style(WHITE)
        .draw()
        .map_err(|error| failed(&error))?;
    for (line, colour) in plot.lines.iter().zip(COLOURS.iter().cycle()) {
        let style = colour.stroke_width(2);
        let series = LineSeries::new(line.points.iter().copied(), style).point_size(4);
        chart.draw_series(series).map_err(|error| failed(&error))?;
        // A line is named at its end, so that nobody has to go by its colour.
        if let Some(&(x, y)) = line.points.last() {
            let name = Text::new(line.label.clone(), (x + 0.02 * wide, y), ("sans-serif", 14));
            chart.draw_series([name]).map_err(|error| failed(&error))?;
        }
    }
    area.present().map_err(|error| failed(&error))
}

fn bounds(numbers: impl Iterator<Item = f64>) -> (f64, f64) {
    numbers.fold((f64::INFINITY, f64::NEG_INFINITY), |(least, most), number| {
        (least.min(number), most.max(number))
    })
}
