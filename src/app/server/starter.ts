import { OFFLINE } from '#services/offline/handling.ts';

/** A picture may take longer than anybody waits; milliseconds. */
const LATEST = 1500;

/** What the newest of the APIs that the program needs are there (docs/engines.md says which browsers have them). */
const isSupported =
  "typeof Promise.withResolvers==='function'&&typeof Object.groupBy==='function'&&'canParse' in URL&&" +
  "CSS.supports('selector(:has(a))')&&CSS.supports('color','color-mix(in oklab,red,red)')";

/** What a browser below the baseline gets in the place of the program. */
export interface PlainPage {
  /** One sentence that says what works there. */
  notice: string;
  /** The title that the browser's own player plays, as attributes of its place. */
  plays: { type: string; id: string; realm: string; locale: string; unsupported: string; failed: string } | undefined;
}

/**
 * The script at the page's end that fetches and starts the program: once the picture that opens the page has been
 * painted, so that nothing takes bandwidth or time from it, or as soon as the user does something. `code` is all that
 * the program needs at once, so that it is asked for in one go. In a browser below the baseline no program starts: the
 * page says so, its links and forms work by themselves, buttons that need the program are hidden, and `plain.js` plays its
 * title. For that, this script and the others within the page use nothing that Chromium 69 does not know.
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

/** How often a page that stands for others looks whether the network is back, in milliseconds. */
const AGAIN = 2000;

/**
 * The only script of a page that stands for others while there is no network: it gives way to the page itself once the
 * server answers; at its own address it stands for none. A browser may say that it is online before it is, and a server
 * may be away without the browser knowing.
 */
export const stillScript = `if(location.pathname!=='${OFFLINE}'){
const again=()=>document.hidden||fetch('/capabilities.json',{method:'HEAD',cache:'no-store'}).then(({ok})=>ok&&location.reload(),()=>{});
addEventListener('online',again);
setInterval(again,${AGAIN});
}`;
