import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { productionRouter } from '../productionRouter.ts'

/** The control room: a second entry beside the client, which the server serves at /__room. */
export default defineConfig({
  base: '/__room/',
  // The client's own files lie at the root of the address.
  publicDir: false,
  plugins: [react(), productionRouter()],
  build: {
    target: 'es2022',
    // The polyfill is an inline script, which the content security policy refuses.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 600,
  },
})
