import Hls, { type FragmentLoaderConstructor } from 'hls.js';
import { isText } from './is-text.ts';

const Loader = Hls.DefaultConfig.loader as FragmentLoaderConstructor;

/** As a gateway that got no answer of use (RFC 9110, 15.6.3): hls.js asks for it again. */
const NO_MEDIA = { code: 502, text: 'no media' };

/**
 * Loads segments. A page in the place of one counts as no answer: a browser that is given it waits for the rest of its first box, and takes
 * all segments that come after it for that.
 */
export class MediaLoader extends Loader {
  override load: InstanceType<FragmentLoaderConstructor>['load'] = (context, config, callbacks) =>
    super.load(context, config, {
      ...callbacks,
      onSuccess: (response, stats, of, details) => {
        const { data } = response;
        const isPage = of.frag.type !== 'subtitle' && data instanceof ArrayBuffer && isText(data);
        if (isPage) callbacks.onError(NO_MEDIA, of, details, stats);
        else callbacks.onSuccess(response, stats, of, details);
      },
    });
}
