import { countedJobs } from '@vagu/core/text/counted'

/** Words of a field's page. */
export const fieldPageText = {
  season: (start: string, end: string) => `Hooaeg ${start} – ${end}`,
  fieldOnPaper: (name: string, area: string, year: number) => `Põld „${name}“, ${area}, saagiaasta ${year}`,
  fieldSum: (count: number, area: string) => `${countedJobs(count)}, töödeldud kokku ${area}`,
  addJob: 'Lisa töö',
  noJobs: 'Sellel hooajal ei ole põllul veel töid',
  noJobsText: 'Lisage esimene töö; reegleid kontrollitakse kohe, enne salvestamist.',
  fieldsPage: 'Põllud',
  fieldMap: 'Näita kaardil',
  fieldMissing: 'Sellist põldu ei ole',
  fieldMissingText: 'Põld võib olla kustutatud või kuulub teisele kontole.',
  toFields: 'Põldude juurde',
  fieldJobs: (name: string) => `Põllu „${name}“ tööd`,
} as const
