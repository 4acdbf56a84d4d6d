import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { productionRouter } from '../vite/productionRouter.ts'
import { screenCalls } from '../vite/screenCalls.ts'

/**
 * The modules that main.ts needs for an entrance. main.ts itself is left out: it awaits the module that imports these.
 */
const ENTRANCE =
  /vite[\\/]preload-helper\.js$|node_modules[\\/]react[\\/]|base[\\/](?:store|i18n[\\/](?:languages|storedLanguage))\.ts$|room[\\/](?:enter[\\/](?:enterByAddress|entrance|originOf|hindrance\.store)|api[\\/](?:makeWorld|findWorld|controlFetch|messageOf|server\.store|generated[\\/]calls)|code[\\/]steps\.store)\.ts$|rules[\\/]time[\\/](?:clockRange|instant|calendar|durations)\.ts$/

/** The control room: a second entry beside the client, which the server serves at /__room. */
export default defineConfig({
  base: '/__room/',
  // The client's own files are at the root of the address.
  publicDir: false,
  plugins: [react(), productionRouter(), screenCalls()],
  build: {
    target: 'es2022',
    // The polyfill is an inline script, which the content security policy refuses.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 600,
    // The modules of an entrance are one file, and so are the modules that the first screen needs besides it.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'entrance', test: ENTRANCE, priority: 2, includeDependenciesRecursively: false },
            { name: 'start', test: /[\\/]room[\\/]openRoom\.tsx$/, priority: 1 },
          ],
        },
      },
    },
  },
})
