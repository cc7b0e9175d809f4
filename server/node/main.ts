/** Vagu on Node: reads the settings, starts the program, says where it is, and stops it when told to. */
import { pino } from 'pino'
import { readConfig } from './config.ts'
import { ConfigError } from './config-parts.ts'
import { errorReports } from './error-reports.ts'
import { giveBackAtRest } from './rest.ts'
import { startFailure } from './start-failure.ts'
import { startProgram, versionOf } from './program.ts'

const say = (text: string) => void process.stdout.write(`${text}\n`)

/** One order to stop may arrive twice, by the terminal and by npm; one that comes later than this is meant, ms. */
const IMPATIENCE = 500

async function main(): Promise<void> {
  // what is stored is for this user alone
  process.umask(0o077)
  const config = readConfig(process.env)
  // people read the output, machines the log beside it
  const log = pino(
    { level: config.logLevel, serializers: { error: pino.stdSerializers.err } },
    pino.destination(2),
  )
  const { errors: dsn, environment } = config.reports
  const reports = errorReports({ dsn, environment, release: versionOf() })
  const program = await startProgram(config, reports.heard(log))
  say(`Vagu is running: ${program.address}`)
  giveBackAtRest()

  let stoppingSince = 0
  const stop = async (exitCode: number) => {
    if (stoppingSince > 0) {
      if (performance.now() - stoppingSince > IMPATIENCE) process.exit(1)
      return
    }
    stoppingSince = performance.now()
    await Promise.all([program.stop(), reports.end()])
    process.exit(exitCode)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0))
  // nobody knows in what state such a fault leaves the program: it ends, and what was acknowledged is in the database
  process.on('uncaughtException', (error) => {
    log.fatal({ error }, 'a fault that nobody expected: stopping')
    reports.tell(error)
    void stop(1)
  })
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${error instanceof ConfigError ? error.message : startFailure(error)}\n`)
  process.exit(1)
}
