import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import './look/index.css';

const page = document.getElementById('oubliette');
if (page !== null) {
  createRoot(page).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
