import '@fontsource-variable/source-sans-3/wght.css';
import '@fontsource/alegreya/latin-500.css';
import '@fontsource/alegreya/latin-700.css';
import '@fontsource/alegreya/cyrillic-500.css';
import '@fontsource/alegreya/cyrillic-700.css';
import './look.css';
import './base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './settings.svelte';

settings.show();
mount(App, { target: document.getElementById('page')! });
