/** Pages that whoever has their address may open: the token in it has no place in the log. */
import type { Context, Hono } from 'hono'
import type { Ports } from '../ports.ts'
import { errorReply } from './errors.ts'
import type { Bindings } from './mount.ts'

type Answer = (token: string, context: Context<Bindings>) => Promise<Response>

/** Mounts a page at `/api` and the path, behind which the token stands. */
export function mountTokenPage(
  app: Hono<Bindings>,
  { log }: Pick<Ports, 'log'>,
  page: { readonly method: 'GET' | 'POST'; readonly path: string; readonly answer: Answer },
): void {
  const { method, path, answer } = page
  app.on(method, `/api${path}/:token`, async (context) => {
    try {
      return await answer(context.req.param('token'), context)
    } catch (error) {
      const { status, headers, body } = errorReply(error, log, { method, path })
      return Response.json(body, { status, headers })
    }
  })
}
