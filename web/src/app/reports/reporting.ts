/**
 * Tells of errors on pages and records how they are used, where the installation names services for it: loaded after the
 * page, never in the demo, and not where the browser has the cookie of who wants none told.
 */
import type { ReportSettings } from '@vagu/core/reports/schema'
import { mayTell, reportSettings } from '../../lib/reports.ts'
import { tellOfErrors } from './errors.ts'

/** Records nothing but where somebody may be recorded: the recorder is loaded then. */
async function record(dsn: string, settings: ReportSettings): Promise<() => void> {
  const { keepRecording } = await import('../recording/recording.ts')
  return keepRecording(dsn, settings)
}

/** Begins to tell, where that is wanted; returns how to stop. */
export async function startReports(): Promise<() => void> {
  const settings = mayTell() ? reportSettings() : undefined
  if (!settings) return () => undefined
  const stops = [
    ...(settings.errors === null ? [] : [tellOfErrors(settings.errors, settings)]),
    ...(settings.recording === null ? [] : [await record(settings.recording, settings)]),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
