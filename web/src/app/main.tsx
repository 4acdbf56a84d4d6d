import '@fontsource-variable/figtree/wght.css'
import '#src/ui/tokens.css'
import '#src/ui/base.css'
import { lazy, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { startI18n } from '#src/locales/i18n.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

await startI18n()

const DevUiScreen = import.meta.env.DEV
  ? lazy(() => import('./DevUiScreen.tsx').then(({ DevUiScreen }) => ({ default: DevUiScreen })))
  : undefined

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <Suspense>
        <Routes>{DevUiScreen && <Route path="/__ui" element={<DevUiScreen />} />}</Routes>
      </Suspense>
    </BrowserRouter>
  </StrictMode>,
)
