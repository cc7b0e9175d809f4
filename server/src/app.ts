import { Hono } from 'hono'
import { customAreaRoutes } from './custom-areas/routes.ts'
import { fertilizerRoutes } from './fertilizers/routes.ts'
import { fieldImportRoutes } from './field-import/routes.ts'
import { fieldRoutes } from './fields/routes.ts'
import { harvestRoutes } from './harvest/routes.ts'
import type { Route } from './http/call.ts'
import { docsPage } from './http/docs-page.ts'
import { openApiOnce } from './http/documents.ts'
import { errorReply } from './http/errors.ts'
import { type Bindings, mount } from './http/mount.ts'
import { Storing } from './http/storing.ts'
import { historyRoutes } from './history/routes.ts'
import { imageRoutes } from './images/routes.ts'
import { jobRoutes } from './jobs/routes.ts'
import { mapRoutes } from './map/routes.ts'
import type { Ports } from './ports.ts'
import { statusRoutes } from './status/routes.ts'
import { registerRoutes } from './registers/routes.ts'
import { materialRoutes } from './materials/routes.ts'
import { seedRoutes } from './seeds/routes.ts'
import { settingsRoutes } from './settings/routes.ts'
import { userRoutes } from './users/routes.ts'
import { workerRoutes } from './workers/routes.ts'
import { warningRoutes } from './warnings/routes.ts'

/** Every route of the program; a test holds it against the contracts. */
export const routes: readonly Route[] = [
  ...userRoutes,
  ...fieldRoutes,
  ...fieldImportRoutes,
  ...jobRoutes,
  ...imageRoutes,
  ...harvestRoutes,
  ...warningRoutes,
  ...statusRoutes,
  ...registerRoutes,
  ...materialRoutes,
  ...fertilizerRoutes,
  ...seedRoutes,
  ...workerRoutes,
  ...settingsRoutes,
  ...customAreaRoutes,
  ...historyRoutes,
  ...mapRoutes,
]

/** The whole program over what its home brings: Node, a test, or a browser's worker. */
export function buildApp(ports: Ports): Hono<Bindings> {
  const app = new Hono<Bindings>()
  const storing = new Storing(ports)
  app.get('/api/health', async (context) => {
    await storing.check()
    return context.json({ status: 'ok', version: ports.options.version })
  })
  const described = openApiOnce(ports.options.version)
  app.get('/api/openapi.json', (context) => context.json(described()))
  app.get('/api/docs', (context) => context.html(docsPage(described())))
  mount(app, ports, { routes, storing })
  app.all('/api/*', (context) => context.json({ error: { code: 'notFound' } }, 404))
  app.onError((error, { req }) => {
    const { status, headers, body } = errorReply(error, ports.log, { method: req.method, path: req.path })
    return Response.json(body, { status, headers })
  })
  return app
}
