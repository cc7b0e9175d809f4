/** Words of the menu of the fields' page, and of what it does to all of them. */
import { countedFields, countedJobs } from '@vagu/core/text/counted'

export const fieldsMenuText = {
  menu: 'Veel põldudega',
  deleteAll: 'Kustuta kõik põllud',
  deleteAllText: (fields: number, jobs: number | undefined) =>
    !jobs
      ? `Kustutatakse ${countedFields(fields)} koos kõigi töödega, kõigilt aastatelt.`
      : `Kustutatakse ${countedFields(fields)} ja nendega koos ${countedJobs(jobs)} kõigilt aastatelt.`,
  deleteAllBack: 'Kõik selle saab tagasi võtta kohe pärast kustutamist või hiljem kustutatute alt.',
  deletedAll: (fields: number) => `Kustutatud: ${countedFields(fields)}`,
  restoredAll: (fields: number) => `Tagasi: ${countedFields(fields)}`,
} as const
