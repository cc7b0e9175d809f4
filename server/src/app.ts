import { Hono } from 'hono'
import { mountCalendar } from './calendar/page.ts'
import { docsPage } from './http/docs-page.ts'
import { openApiOnce } from './http/documents.ts'
import { errorReply } from './http/errors.ts'
import { LiteralsFirst } from './http/literals-first.ts'
import { type Bindings, mount } from './http/mount.ts'
import { Storing } from './http/storing.ts'
import { mountOffPage } from './letters/off.ts'
import type { Ports } from './ports.ts'
import { routes } from './routes.ts'

/** The whole program over what its home brings: Node, a test, or a browser's worker. */
export function buildApp(ports: Ports): Hono<Bindings> {
  const app = new Hono<Bindings>({ router: new LiteralsFirst() })
  const storing = new Storing(ports)
  app.get('/api/health', async (context) => {
    await storing.check()
    return context.json({ status: 'ok', version: ports.options.version })
  })
  const described = openApiOnce(ports.options.version)
  app.get('/api/openapi.json', (context) => context.json(described()))
  app.get('/api/docs', (context) => context.html(docsPage(described())))
  mountOffPage(app, ports)
  mountCalendar(app, ports)
  mount(app, ports, { routes, storing })
  app.all('/api/*', (context) => context.json({ error: { code: 'notFound' } }, 404))
  app.onError((error, { req }) => {
    const { status, headers, body } = errorReply(error, ports.log, { method: req.method, path: req.path })
    return Response.json(body, { status, headers })
  })
  return app
}
