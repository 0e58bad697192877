import './fonts.css';
import './look.css';
import './base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './settings.svelte';

/** When the last time was that the page loaded itself anew. */
const RELOADED = 'caravansary.reloaded';
const OFTEN = 10_000; // milliseconds: whoever fails again so soon would fail for ever

// after an update of the server the parts of an open page that were not needed yet are gone: the new page has them
window.addEventListener('vite:preloadError', () => {
  if (Date.now() - Number(sessionStorage.getItem(RELOADED) ?? 0) < OFTEN) return;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  location.reload();
});

settings.show();
mount(App, { target: document.getElementById('page')! });
