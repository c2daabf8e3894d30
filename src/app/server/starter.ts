import { OFFLINE } from '#services/offline/handling.ts';

/** A picture may take longer than anybody waits; milliseconds. */
const LATEST = 1500;

/**
 * The script at the page's end that fetches and starts the program: once the picture that opens the page has been
 * painted, so that nothing takes bandwidth or time from it, or as soon as somebody does something. `code` is all that
 * the program needs at once, so that it is asked for in one go.
 */
export const starterScript = (entry: string, code: readonly string[]): string => `{
let begun;
const begin=()=>{
  if(begun)return;
  begun=true;
  for(const href of ${JSON.stringify(code)})document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));
  import(${JSON.stringify(entry)});
};
const soon=()=>document.hidden?begin():requestAnimationFrame(()=>setTimeout(begin));
const picture=document.querySelector('img[fetchpriority=high]');
if(!picture||picture.complete)soon();
else{picture.onload=picture.onerror=soon;setTimeout(begin,${LATEST})}
for(const type of ['pointerdown','keydown','focusin'])addEventListener(type,begin,{once:true,capture:true});
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
