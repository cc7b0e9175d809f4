import { workerTarget } from '../../lib/targets/certificates.ts'
import { CERTIFICATE } from '../../lib/law/sources.ts'
import type { Rule } from '../../rule.ts'

/** A worker who holds a plant-protection certificate of which the end is not known. */
export const unknownChemicalCertificationEnd: Rule = {
  id: 'UNKNOWN_CHEMICAL_CERTIFICATION_END',
  title: 'Taimekaitsetunnistuse lõpp ei ole teada',
  level: 'WARN',
  summary: 'Töötajal on taimekaitsetunnistus, aga selle viimast kehtivuspäeva ei ole märgitud.',
  sources: CERTIFICATE,
  checkFarm: ({ workers }) =>
    workers
      .filter(
        ({ chemicalCertification, chemicalWorkerLicenceEndDate }) =>
          chemicalCertification && chemicalWorkerLicenceEndDate === null,
      )
      .map((worker) => ({
        outcome: 'broken',
        target: workerTarget(worker),
        cause: 'end',
        date: null,
        until: null,
        nextAllowed: null,
        message: () =>
          `Töötaja „${worker.name}“ taimekaitsetunnistuse lõppkuupäev on märkimata, seega ei saa Vagu hoiatada, ` +
          'kui tunnistus lõpeb. Märkige see töötaja juurde.',
      })),
}
