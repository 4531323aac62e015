/** Starts the page: texts first, because a page without words helps nobody. */
import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { settings } from './lib/settings.svelte'
import { listenForFirstTouch } from './lib/sound'
import { learn } from './lib/words.svelte'

settings.show(document.documentElement)
listenForFirstTouch()
await learn()
mount(App, { target: document.getElementById('app') as HTMLElement })

// Over plain http in the local network there are no service workers, and everything works without them.
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js')
