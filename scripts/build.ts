/** `npm run build`: the web part and the server, for images and packages. */
import { buildServer } from './build-server.ts'
import { buildWeb } from './build-web.ts'

process.exitCode = (await buildServer()) && (await buildWeb()) ? 0 : 1
