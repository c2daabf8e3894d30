/** Puck’s page renderer, a peer in the render benchmark. */
export { type Config, type Data, Render } from '@puckeditor/core';
