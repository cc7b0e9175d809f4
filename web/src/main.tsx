import '@fontsource-variable/inter/wght.css'
import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/global.layer.css'
import './app/theme.css'
import { firstCall, firstForm } from './first-call.ts'
import { REPORTS_META } from '@vagu/core/reports/page-meta'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { z } from 'zod'
import { asksForForm } from './first-parts.ts'
import { Providers } from './app/Providers.tsx'
import { createAppRouter } from './app/router.tsx'
import { stopDemo, wasDemo } from './demo/demo-tab.ts'
import { findUser } from './entities/session/session.ts'
import { keepFirstCall } from './lib/first-call.ts'
import { endFirstForm, keepFirstForm } from './lib/first-form.ts'
import { logWarning } from './lib/log.ts'
import { ROUTES } from './navigation/paths.ts'
import { keepPresses } from './ui/kept-press.ts'

// A page whose policy forbids `eval` must not be asked whether it is allowed.
z.config({ jitless: true })

/** Waits inside of it: a build puts files together less tightly where a module itself waits. */
async function begin(home: Element): Promise<void> {
  // A build takes the styles of each component along with it (see `mantine-styles.ts`).
  if (import.meta.env.DEV) await import('@mantine/core/styles.layer.css')

  // The page of the demo asks for its program only later; a tab that was a demo before the reload starts one anew.
  if (location.pathname === ROUTES.demo)
    void import('./demo/start-demo.ts').then(
      ({ loadAhead }) => loadAhead(),
      () => undefined,
    )
  else if (wasDemo())
    await import('./demo/start-demo.ts')
      .then(({ startDemo }) => startDemo())
      .catch((error: unknown) => {
        stopDemo()
        logWarning('the demo did not start again', error)
      })

  // Before anything is drawn: the answer is under way already.
  keepFirstCall(firstCall)
  void findUser().catch(() => undefined)
  keepFirstForm(firstForm)
  const router = createAppRouter()
  // an address without the form, and a page that broke
  router.subscribe('onResolved', ({ toLocation }) => {
    if (!asksForForm(toLocation.pathname)) endFirstForm()
  })
  addEventListener('error', () => void endFirstForm(), { once: true })
  // before anything is drawn, so that the page is on its way while the program is still being read
  void router.load()
  createRoot(home).render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  )
}

const home = document.querySelector('#root')
if (!home) throw new Error('index.html has no #root')
keepPresses(document)
void begin(home)

// the program is kept for the next time once it stands; where a browser allows none, all works as before
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  globalThis.addEventListener('load', () => {
    navigator.serviceWorker
      .register('/shell-worker.js')
      .catch((error: unknown) => logWarning('the shell is not kept', error))
  })

// only when the page stands, and only where the installation wants to be told: nothing of it is part of the start
if (document.querySelector(`meta[name="${REPORTS_META}"]`))
  globalThis.addEventListener(
    'load',
    () =>
      void import('./app/reports/reporting.ts')
        .then(({ startReports }) => startReports())
        .catch((error: unknown) => logWarning('nothing can be told', error)),
  )
