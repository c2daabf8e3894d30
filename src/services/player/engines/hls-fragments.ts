import Hls, { type FragmentLoaderConstructor } from 'hls.js';
import { isTextResponse } from './is-text.ts';

const Loader = Hls.DefaultConfig.loader as FragmentLoaderConstructor;

/**
 * Status that the loader reports for a response without media: Bad Gateway (RFC 9110, 15.6.3), which makes hls.js retry
 * the request.
 */
const NO_MEDIA = { code: 502, text: 'no media' };

/**
 * Segment loader that rejects HTML pages and other text in place of a segment. A browser would read such text as the
 * start of an MP4 box, wait for the rest of that box, and treat all later segments as its content.
 */
export class MediaLoader extends Loader {
  override load: InstanceType<FragmentLoaderConstructor>['load'] = (context, config, callbacks) =>
    super.load(context, config, {
      ...callbacks,
      onSuccess: (response, stats, of, details) => {
        const { data } = response;
        const isPage = of.frag.type !== 'subtitle' && data instanceof ArrayBuffer && isTextResponse(data);
        if (isPage) callbacks.onError(NO_MEDIA, of, details, stats);
        else callbacks.onSuccess(response, stats, of, details);
      },
    });
}
