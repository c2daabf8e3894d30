/** Window event that is fired when the page is hydrated. */
export const READY_EVENT = 'playbill:ready';

/**
 * Inline script that records clicks on buttons before hydration and replays each once when the page is ready, because
 * React drops them. Links and forms work without scripts and are left to the browser. A click still being dispatched
 * is left to React's selective hydration. Replays run in tasks of their own, because React cannot hydrate for a click
 * while it runs effects.
 * Sets `data-ready` on the document to the time since page start, in milliseconds.
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
