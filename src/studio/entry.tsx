import '#schemas/no-evaluation.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { foundation } from '#renderers/theme/foundation.styles.ts';
import { startLanguage } from './language/language.ts';
import { followAddress } from './app/address.ts';
import { StudioApp } from './app/studio-app.tsx';
import { theme } from './ui/theme.styles.ts';

const root = document.getElementById('studio');
if (!root) throw new Error('The document of the studio has no place to draw in');
document.documentElement.classList.add(foundation, theme);
followAddress();
const language = startLanguage();
createRoot(root).render(
  <StrictMode>
    <StudioApp language={language} />
  </StrictMode>,
);
