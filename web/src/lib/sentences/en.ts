import broken from '../../../../locales/en/broken.ftl?raw';
import games from '../../../../locales/en/games.ftl?raw';
import lessons from '../../../../locales/en/lessons.ftl?raw';
import page from '../../../../locales/en/page.ftl?raw';
import rules from '../../../../locales/en/rules.ftl?raw';

export default [broken, games, lessons, page, rules];
