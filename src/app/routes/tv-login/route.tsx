import { useLoaderData, useRouteLoaderData } from 'react-router';
import type { RootData } from '../../root-loader.ts';
import { AnswerHalf } from './answer-half.tsx';
import { CodeHalf } from './code-half.tsx';
import type { TvLoginData } from './loader.ts';

/** TV sign-in page. Guests (the television) see a code; a signed-in viewer on a second device approves it. */
export function Component() {
  const data = useLoaderData<TvLoginData>();
  const root = useRouteLoaderData<RootData>('root');
  const around = { brand: root?.settings.name ?? '', background: root?.settings.loginBackground };
  return data.half === 'code' ? <CodeHalf {...around} /> : <AnswerHalf {...around} linked={data.code} />;
}
