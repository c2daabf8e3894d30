/**
 * The script at the page's end that starts the program: once the picture that opens the page has been painted, so that
 * nothing delays it, or as soon as somebody does something. What the program is made of has been on its way since the head.
 */
export const starterScript = (entry: string): string => `{
let begun;
const begin=()=>{begun??=import(${JSON.stringify(entry)})};
const soon=()=>document.hidden?begin():requestAnimationFrame(()=>setTimeout(begin));
const picture=document.querySelector('img[fetchpriority=high]');
if(!picture||picture.complete)soon();
else{picture.onload=picture.onerror=soon;setTimeout(begin,${LATEST})}
for(const type of ['pointerdown','keydown','focusin'])addEventListener(type,begin,{once:true,capture:true});
}`;

/** A picture may take longer than anybody waits; milliseconds. */
const LATEST = 1500;
