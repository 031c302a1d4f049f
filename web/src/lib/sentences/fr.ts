import broken from '../../../../locales/fr/broken.ftl?raw';
import games from '../../../../locales/fr/games.ftl?raw';
import lessons from '../../../../locales/fr/lessons.ftl?raw';
import page from '../../../../locales/fr/page.ftl?raw';
import rules from '../../../../locales/fr/rules.ftl?raw';

export default [broken, games, lessons, page, rules];
