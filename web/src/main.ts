import './fonts.css';
import './look.css';
import './base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './settings.svelte';

settings.show();
mount(App, { target: document.getElementById('page')! });
