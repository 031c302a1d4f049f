import type { Camera } from './camera.svelte';

/** Fingers or a mouse that have moved less than this have tapped. */
const TAP = 7;

/** Pans with one finger or the mouse, zooms with two fingers or the wheel. */
export function gestures(camera: Camera) {
  return (node: HTMLElement): (() => void) => {
    const fingers = new Map<number, { x: number; y: number }>();
    let travelled = 0;

    const point = (event: MouseEvent): { x: number; y: number } => {
      const box = node.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const down = (event: PointerEvent): void => {
      if (fingers.size === 0) travelled = 0;
      fingers.set(event.pointerId, point(event));
    };
    const move = (event: PointerEvent): void => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = point(event);
      const others = [...fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
      travelled += Math.hypot(now.x - before.x, now.y - before.y);
      const other = others[0];
      if (other) {
        const [was, is] = [before, now].map((at) => Math.hypot(at.x - other.x, at.y - other.y)) as [number, number];
        camera.zoomAt(is / Math.max(1, was), (now.x + other.x) / 2, (now.y + other.y) / 2);
        camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
      } else if (travelled > TAP) {
        if (!node.hasPointerCapture(event.pointerId)) node.setPointerCapture(event.pointerId);
        camera.pan(now.x - before.x, now.y - before.y);
      }
      fingers.set(event.pointerId, now);
    };
    const up = (event: PointerEvent): void => void fingers.delete(event.pointerId);
    // What was dragged is not also tapped.
    const click = (event: MouseEvent): void => {
      if (travelled > TAP && event.detail > 0) event.stopPropagation();
    };
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      const { x, y } = point(event);
      camera.zoomAt(Math.exp(-event.deltaY * 0.0016), x, y);
    };
    node.addEventListener('pointerdown', down);
    node.addEventListener('pointermove', move);
    node.addEventListener('pointerup', up);
    node.addEventListener('pointercancel', up);
    node.addEventListener('click', click, { capture: true });
    node.addEventListener('wheel', wheel, { passive: false });
    return () => {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', up);
      node.removeEventListener('click', click, { capture: true });
      node.removeEventListener('wheel', wheel);
    };
  };
}
