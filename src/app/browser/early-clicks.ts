/** Name of the window's event after which the page's controls answer. */
export const READY_EVENT = 'playbill:ready';

/**
 * Part of the page's first script. Keeps the buttons that the user clicks before hydration, and clicks them once when the
 * page is ready: React drops such clicks. Links and forms work without scripts and are left to the browser. A click that is
 * still being dispatched is left to React, which hydrates for it. The clicks wait for a task of their own: React cannot hydrate
 * further elements for a click while it runs effects.
 *
 * Marks the document with `data-ready`, whose value is the time since the start of the page in milliseconds.
 */
export const earlyClicksScript: string = `{
const clicks=new Map();
const keep=(event)=>{
const control=event.target instanceof Element&&event.target.closest('a,button,input,label,summary');
if(control&&control.localName==='button'&&!(control.form&&control.type==='submit'))clicks.set(control,event)
};
addEventListener('click',keep,true);
addEventListener('${READY_EVENT}',()=>{
removeEventListener('click',keep,true);
document.documentElement.dataset.ready=performance.now();
for(const [control,event] of clicks)if(event.eventPhase===0)setTimeout(()=>control.isConnected&&control.click());
clicks.clear()
})
}`;
