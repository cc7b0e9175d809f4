/** A mail server for tests: it speaks as much SMTP as a client needs, and keeps what it is given. */
import { createServer, type Socket } from 'node:net'

export interface Delivered {
  readonly from: string
  readonly to: readonly string[]
  /** The whole message as it came. */
  readonly message: string
}
export interface MailServer {
  readonly url: string
  readonly delivered: readonly Delivered[]
  readonly close: () => Promise<void>
}

type Line = (line: string) => string

/** One conversation: a line in, an answer out; nothing while a message is being read. */
function conversation(deliver: (mail: Delivered) => void, refuses: string | undefined): Line {
  let from = ''
  let to: string[] = []
  let message: string[] | undefined
  const commands: Readonly<Record<string, Line>> = {
    EHLO: () => '250 vagu.test',
    MAIL: (line) => {
      from = /<(.*?)>/.exec(line)?.[1] ?? ''
      to = []
      return '250 ok'
    },
    RCPT: (line) => {
      const address = /<(.*?)>/.exec(line)?.[1] ?? ''
      if (address === refuses) return '550 nobody of that name'
      to.push(address)
      return '250 ok'
    },
    DATA: () => {
      message = []
      return '354 go on'
    },
    QUIT: () => '221 bye',
  }
  return (line) => {
    if (message === undefined) return commands[line.slice(0, 4).toUpperCase()]?.(line) ?? '502 unknown'
    if (line !== '.') {
      message.push(line.replace(/^\.\./, '.'))
      return ''
    }
    deliver({ from, to, message: message.join('\r\n') })
    message = undefined
    return '250 taken'
  }
}

function talk(socket: Socket, answerTo: Line): void {
  let rest = ''
  socket.setEncoding('utf8').write('220 vagu.test\r\n')
  socket.on('data', (text) => {
    const lines = (rest + String(text)).split('\r\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      const answer = answerTo(line)
      if (answer !== '') socket.write(`${answer}\r\n`)
    }
  })
}

/** Starts it on the port, without one on a free one; a mail to `refuses` is not taken. */
export function startMailServer(refuses?: string, port = 0): Promise<MailServer> {
  const delivered: Delivered[] = []
  const server = createServer((socket) =>
    talk(
      socket,
      conversation((mail) => delivered.push(mail), refuses),
    ),
  )
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      const taken = typeof address === 'object' && address !== null ? address.port : port
      const close = () => new Promise<void>((done) => void server.close(() => done()))
      resolve({ url: `smtp://127.0.0.1:${taken}`, delivered, close })
    })
  })
}
