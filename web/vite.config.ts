import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { type Connect, type HttpProxy, loadEnv, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { tryoutUtility } from '../api-spec/rules/tryoutUtility.ts'
import { chunkGroups } from './vite/chunkGroups.ts'
import { installable } from './vite/installable.ts'
import { keepFraming } from './vite/keepFraming.ts'
import { pagePreloads } from './vite/pagePreloads.ts'
import { productionRouter } from './vite/productionRouter.ts'
import { renewedTexts } from './vite/renewedTexts.ts'
import { screenCalls } from './vite/screenCalls.ts'
import { slimRouter } from './vite/slimRouter.ts'
import { textsWithCode } from './vite/textsWithCode.ts'

export default defineConfig(({ mode, isPreview }) => {
  const env = loadEnv(mode, '.', '')
  const port = Number(env.WEB_PORT ?? 5173)
  const api = env.API_URL ?? 'http://127.0.0.1:4000'
  // Our server looks at the name that it is called by: `mine.localhost` is the world `mine`. Another is called by its own.
  const changeOrigin = !/^http:\/\/(localhost|127\.0\.0\.1)(:|\/|$)/.test(api)
  const proxy = Object.fromEntries(
    ['/api', '/docs', '/health', '/ready', '/__control', '/__gallery'].map((path) => [
      path,
      { target: api, changeOrigin, configure: configureProxy },
    ]),
  )
  return {
    plugins: [
      react(),
      productionRouter(),
      slimRouter(),
      pagePreloads(),
      lastingAssets(),
      installable(),
      shellOfFrame(),
      controlRoom(),
      screenCalls(),
      textsWithCode(),
      renewedTexts(),
      captchaSetting(env.CAPTCHA ?? (isPreview ? null : 'dummy')),
    ],
    // A stand-in for what React itself has since its version 18.
    resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
    server: { port, strictPort: true, proxy },
    preview: { port, strictPort: true, proxy },
    build: {
      target: 'es2022',
      // The polyfill is an inline script, which the content security policy refuses.
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
    },
    test: {
      name: 'web',
      environment: 'happy-dom',
      // A click on a file to be saved would lead the page, and those of later tests, to its address.
      environmentOptions: {
        happyDOM: { settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } } },
      },
      // The tokens are read as text, and what covers a page or a part of it is measured; the other styles say nothing
      // to a test.
      css: { include: [/(?:tokens|base)\.css/, /(?:LoadingOverlay|Frame)\.module\.css/] },
      // Above what the tests wait for, so that one which fails says what did not come.
      testTimeout: 60_000,
      // Loading React and the page anew for each file cost more than the tests: only the client's own modules are read
      // again.
      isolate: false,
      // A larger young generation drops what a test made at once: 7 % less processor time.
      execArgv: ['--min-semi-space-size=32', '--max-semi-space-size=64'],
      sequence: { setupFiles: 'list' },
      setupFiles: ['./src/testing/betweenFiles.setup.ts', './src/testing/test.setup.ts'],
      include: [
        'src/**/*.test.{ts,tsx}',
        'room/**/*.test.{ts,tsx}',
        'vite/**/*.test.ts',
        'mobile/{src,projects}/**/*.test.ts',
      ],
      // Whole runs (in integration, or from the root's test command) leave a report for the requirements table.
      reporters: env.CI || env.REPORTS ? ['default', 'json'] : ['default'],
      outputFile: { json: '../.reports/web.json' },
    },
  }
})

function configureProxy(proxy: HttpProxy.ProxyServer) {
  keepFraming(proxy)
  sayAbsent(proxy)
}

/** Where nothing answers behind the proxy, that is not an error of this server. */
function sayAbsent(proxy: HttpProxy.ProxyServer) {
  proxy.on('error', (_error, _request, response) => {
    if (!('writeHead' in response) || response.headersSent) return
    response.writeHead(503, { 'content-type': 'application/json; charset=utf-8', 'retry-after': '1' })
    response.end(JSON.stringify({ error: 'The client is there, and the API that it calls is not.' }))
  })
}

/**
 * Files with a fingerprint in their name never change: the preview says so, as the server in front of production does.
 */
function lastingAssets(): Plugin {
  const say: Connect.NextHandleFunction = (_request, response, next) => {
    response.setHeader('cache-control', 'max-age=31536000')
    next()
  }
  return {
    name: 'lasting-assets',
    configurePreviewServer: ({ middlewares }) => void middlewares.use('/assets', say),
  }
}

/** In development the client in the frame of /__shell finds its shell on the window before it starts, as in the app. */
function shellOfFrame(): Plugin {
  return {
    name: 'shell-of-frame',
    apply: 'serve',
    transformIndexHtml: () => [
      {
        tag: 'script',
        children: 'if (parent !== window && parent.simulatedShell) window.acometidaShell = parent.simulatedShell',
        injectTo: 'head-prepend',
      },
    ],
  }
}

/** In development the control room comes from its sources, at the address that the server has for the built one. */
function controlRoom(): Plugin {
  const page = new URL('room/index.html', import.meta.url)
  return {
    name: 'control-room',
    configureServer: ({ middlewares, transformIndexHtml }) =>
      void middlewares.use('/__room', (request, response, next) => {
        const html = readFileSync(page, 'utf8').replace('"/main.ts"', '"/room/main.ts"')
        transformIndexHtml(request.originalUrl ?? '/__room/', html).then(
          (drawn) => response.setHeader('content-type', 'text/html; charset=utf-8').end(drawn),
          next,
        )
      }),
  }
}

/** The settings of the file that CLIENT_CONFIG names, which the server reads as well. */
function ownSettings(): object {
  const file = process.env['CLIENT_CONFIG']
  // The server has refused another content.
  return file ? (JSON.parse(readFileSync(file, 'utf8')) as object) : {}
}

/**
 * Says in /config.json which captcha there is and who the distributor is, in development and where CAPTCHA names one.
 * Builds have the file as it is.
 */
function captchaSetting(captcha: string | null): Plugin {
  const answer: Connect.NextHandleFunction = (_request, response, next) => {
    if (captcha === null) return next()
    const settings: object = JSON.parse(readFileSync(new URL('public/config.json', import.meta.url), 'utf8'))
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ ...settings, captcha, utility: tryoutUtility, ...ownSettings() }))
  }
  return {
    name: 'captcha-setting',
    configureServer: ({ middlewares }) => void middlewares.use('/config.json', answer),
    configurePreviewServer: ({ middlewares }) => void middlewares.use('/config.json', answer),
  }
}
