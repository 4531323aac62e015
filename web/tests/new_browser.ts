/** A test file begins like a new browser: no other file has loaded its modules, saved settings or changed the page. */
import { vi } from 'vitest'

vi.resetModules()
vi.unstubAllGlobals()
vi.useRealTimers()
localStorage.clear()
sessionStorage.clear()
document.head.replaceChildren()
document.body.replaceChildren()
for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name)
