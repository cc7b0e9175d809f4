import { Anchor, Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { FactList } from '../../ui/FactList.tsx'
import { saveFile } from '../../lib/save-file.ts'
import { Card } from '../../ui/Card.tsx'
import { Page } from '../../ui/Page.tsx'
import { CalculatorCard } from './CalculatorCard.tsx'
import { CALCULATORS } from './calculators.ts'
import { FILES } from './files.ts'
import styles from './help-materials.module.css'
import { SOURCES } from './sources.ts'
import { materialsPageText } from './text.ts'
import { WORDS } from './words.ts'

const Calculators = () => (
  <section className={styles.part} aria-label={materialsPageText.calculators}>
    <h2 className={styles.heading}>{materialsPageText.calculators}</h2>
    <p className={styles.intro}>{materialsPageText.calculatorsIntro}</p>
    <div className={styles.calculators}>
      {CALCULATORS.map((calculator) => (
        <CalculatorCard key={calculator.key} calculator={calculator} />
      ))}
    </div>
  </section>
)

const Files = () => (
  <Card title={materialsPageText.files}>
    <ul className={styles.list}>
      {FILES.map(({ title, text, name, content }) => (
        <li key={name}>
          <div>
            <strong>{title}</strong>
            <p>{text}</p>
          </div>
          <Button
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden />}
            aria-label={`${materialsPageText.save}: ${title}`}
            onClick={() => saveFile(name, content)}
          >
            {materialsPageText.save}
          </Button>
        </li>
      ))}
    </ul>
  </Card>
)

const Words = () => (
  <Card title={materialsPageText.words}>
    <FactList facts={WORDS} className={styles.words} />
  </Card>
)

const Sources = () => (
  <Card title={materialsPageText.sources}>
    <p className={styles.intro}>{materialsPageText.sourcesIntro}</p>
    <ul className={styles.sources}>
      {SOURCES.map(({ title, text, url }) => (
        <li key={url}>
          <Anchor href={url} target="_blank" rel="noreferrer" className="stands-alone">
            {title}
          </Anchor>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  </Card>
)

/** `/abivahendid`: calculators, sample files, words explained, and where the registers and the law are read. */
export const HelpMaterialsPage = () => (
  <Page>
    <Calculators />
    <Files />
    <Words />
    <Sources />
  </Page>
)
