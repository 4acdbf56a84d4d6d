import { VitePWA } from 'vite-plugin-pwa'
import { screenAddress } from '../../api-spec/rules/navigation/clientPaths.ts'

/**
 * Makes the client installable, and keeps its files on the device so that it opens without a connection. A new release
 * waits until the page says that it may take over. Answers of the server are never kept here: those caches would
 * outlive the session.
 */
export function installable() {
  return VitePWA({
    strategies: 'generateSW',
    registerType: 'prompt',
    injectRegister: false,
    // Servers know its type by that name.
    manifestFilename: 'manifest.json',
    manifest: {
      id: '/',
      name: 'Acometida',
      short_name: 'Acometida',
      description: 'Sus suministros, sus consumos y sus trámites con la distribuidora.',
      lang: 'es',
      start_url: '/',
      display: 'standalone',
      theme_color: '#0b3a47',
      background_color: '#0b3a47',
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    workbox: {
      globPatterns: ['index.html', 'theme.js', 'icon*.svg', 'assets/**/*.{js,css,woff2,svg}'],
      // Files with a fingerprint in their name are asked for as they are.
      dontCacheBustURLsMatching: /^assets\//,
      navigateFallbackAllowlist: [screenAddress],
      runtimeCaching: [
        {
          urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname === '/config.json',
          handler: 'NetworkFirst',
          // The page asks for it ahead, in another way than it is kept.
          options: { cacheName: 'settings', networkTimeoutSeconds: 3, matchOptions: { ignoreVary: true } },
        },
      ],
    },
  })
}
