import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import './find-tables.ts';
import { showPreferences } from '../base/preferences.ts';
import { keepThisPage } from '../offline/keeping.ts';
import '../styles/index.css';

showPreferences();
keepThisPage();
const page = document.getElementById('oubliette');
if (page !== null) {
  createRoot(page).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
