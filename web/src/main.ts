import './ui/tokens.css';
import './ui/base.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { speech } from './lib/language.svelte';
import { settings } from './lib/settings.svelte';
import { keepShell } from './shell/register';

const target = document.getElementById('app');
settings.apply();
// The page is shown once it can speak.
void speech.speak(settings.language).then(() => target && mount(App, { target }));
keepShell();
