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
