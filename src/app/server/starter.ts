import { OFFLINE } from '#services/offline/handling.ts';

/** Maximum delay of the application's start until the leading picture is painted, in milliseconds. */
const LATEST = 1500;

/** Feature test for the newest APIs that the application needs (docs/engines.md lists their browsers). */
const isSupported =
  "typeof Promise.withResolvers==='function'&&typeof Object.groupBy==='function'&&'canParse' in URL&&" +
  "CSS.supports('selector(:has(a))')&&CSS.supports('color','color-mix(in oklab,red,red)')";

/** What browsers below the baseline get instead of the application. */
export interface PlainPage {
  /** Text that says which functions of the page work in this browser. */
  notice: string;
  /** Title that the browser plays natively. Its fields become data attributes of the player's container. */
  plays: { type: string; id: string; realm: string; locale: string; unsupported: string; failed: string } | undefined;
}

/**
 * Inline script that loads the application after the leading picture was painted, so that it does not compete for
 * bandwidth, or at the first user input. `code` lists all modules needed at once, to load them in parallel. Browsers
 * below the baseline get a notice instead: links and forms work natively, script buttons are hidden, and `plain.js`
 * plays the title. All inline scripts are therefore limited to Chromium 69.
 */
export const starterScript = (entry: string, code: readonly string[], plain: PlainPage): string => `{
let begun;
const begin=()=>{
  if(begun)return;
  begun=true;
  for(const href of ${JSON.stringify(code)})document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));
  import(${JSON.stringify(entry)});
};
const soon=()=>document.hidden?begin():requestAnimationFrame(()=>setTimeout(begin));
const usePlain=({notice,plays})=>{
  const say=Object.assign(document.createElement('p'),{textContent:notice});
  say.setAttribute('role','status');
  say.style.cssText='margin:0;padding:12px 20px;background:#fff;color:#000';
  document.body.prepend(say);
  for(const button of document.querySelectorAll('button'))if(!button.form||button.type!=='submit')button.style.display='none';
  const stage=plays&&document.querySelector('[data-stage]');
  if(!stage)return;
  Object.assign(stage.dataset,plays);
  import('/plain.js');
};
if(${isSupported}){
const picture=document.querySelector('img[fetchpriority=high]');
if(!picture||picture.complete)soon();
else{picture.onload=picture.onerror=soon;setTimeout(begin,${LATEST})}
for(const type of ['pointerdown','keydown','focusin'])addEventListener(type,begin,{once:true,capture:true});
}else usePlain(${JSON.stringify(plain).replaceAll('<', String.raw`\u003c`)});
}`;

/** Polling interval of the offline page in milliseconds. */
const AGAIN = 2000;

/**
 * Script of the offline page, the only one on it: reloads the original page once the server answers, but does nothing
 * at the page's own URL. Polls as well, because `online` events may be early and the server may be down while the
 * browser is online.
 */
export const offlineReloadScript = `if(location.pathname!=='${OFFLINE}'){
const again=()=>document.hidden||fetch('/capabilities.json',{method:'HEAD',cache:'no-store'}).then(({ok})=>ok&&location.reload(),()=>{});
addEventListener('online',again);
setInterval(again,${AGAIN});
}`;
