/** The page renderer of Puck, which the render benchmark compares with. */
export { type Config, type Data, Render } from '@puckeditor/core';
