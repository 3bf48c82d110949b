import type { EntryContext } from 'react-router';
import { earlyPressScript } from './early-press.ts';

/** How React Router marks the script that starts the page, and React the links that preload its modules. */
const START_SCRIPT = ' type="module" async="">';
const PRELOAD_LINK = '<link rel="modulepreload"';

/**
 * Starts the scripts in the first task after the first paint. A hidden tab paints nothing, so there they start at once.
 * The text of the script is the same, so its hash in the Content-Security-Policy holds for the copy.
 */
const LAUNCHER = `(function(){function start(){
document.querySelectorAll('link[rel=later]').forEach(function(link){link.rel='modulepreload'});
var script=document.createElement('script');script.type='module';
script.textContent=document.getElementById('start-script').textContent;document.head.append(script)}
if(document.hidden)start();else requestAnimationFrame(function(){setTimeout(start)})})()`;

/** Whether a page shows its content only when its scripts run. */
export const needsScripts = ({ staticHandlerContext, routeModules }: EntryContext): boolean =>
  staticHandlerContext.matches.some(({ route }) => routeModules[route.id]?.HydrateFallback !== undefined);

/**
 * Makes a rendered document, which is readable without scripts, load them only when it is painted: on a slow connection
 * they would share the bandwidth with the style sheet and delay the largest contentful paint (decision 51). What is pressed until then
 * is done when they run.
 * @throws when the document has no start script: React Router writes it in another form
 */
export function startAfterPaint(html: string, nonce: string): string {
  const at = html.lastIndexOf(START_SCRIPT);
  if (at === -1) throw new Error('the document has no script that starts it');
  const delayed = `${html.slice(0, at)} type="text/plain" id="start-script">${html.slice(at + START_SCRIPT.length)}`;
  return delayed
    .replaceAll(PRELOAD_LINK, '<link rel="later"')
    .replace(/<\/body><\/html>$/, `<script nonce="${nonce}">${earlyPressScript};${LAUNCHER}</script></body></html>`);
}
