/** The demo: the same server as anywhere, in a worker of this tab. */
import { openHome } from './home.ts'
import { answerOf, type Question, requestOf } from './messages.ts'
import { seedDemo } from './seed.ts'

// The program is built while the page still finds out whether its visitor wants a demo.
const opening = openHome()
// whoever starts the demo hears of it
opening.catch(() => {})

async function serve(port: MessagePort): Promise<void> {
  const home = await opening
  await seedDemo(home, (step) => port.postMessage({ step }))
  port.addEventListener('message', (event: MessageEvent<Question>) => {
    void Promise.resolve(home.app.fetch(requestOf(event.data)))
      .then((response) => answerOf(event.data.id, response))
      .then((answer) => port.postMessage(answer))
  })
  port.start()
}

globalThis.addEventListener('message', (event: MessageEvent<MessagePort>) => {
  serve(event.data).then(
    () => event.data.postMessage('ready'),
    (error: unknown) => event.data.postMessage({ failed: String(error) }),
  )
})

// A port that comes before anybody listens would be lost.
globalThis.postMessage('listening')
