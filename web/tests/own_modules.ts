/** A test file begins with modules that no other file has loaded: settings, words and mocks are its own. */
import { vi } from 'vitest'

vi.resetModules()
