import { Button } from '@mantine/core'
import { IconArrowBackUp, IconFileImport, IconMapCheck, IconShieldCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { ROUTES } from '../../navigation/paths.ts'
import { PRODUCT } from '../../navigation/titles.ts'
import { FurrowScene } from '../../ui/FurrowScene.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { ExampleVerdict } from './ExampleVerdict.tsx'
import { welcomeText } from './text.ts'
import styles from './WelcomePage.module.css'

const icons = [IconShieldCheck, IconFileImport, IconMapCheck, IconArrowBackUp]

function Features() {
  return (
    <section className={styles.features} aria-labelledby="mida-teeb">
      <h2 id="mida-teeb" className={styles.subtitle}>
        {welcomeText.featuresTitle}
      </h2>
      <ul>
        {welcomeText.features.map(({ title, text }, index) => {
          const Icon = icons[index] ?? IconShieldCheck
          return (
            <li key={title}>
              <Icon size={28} stroke={1.5} aria-hidden />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The first page of a visitor: what Vagu is, and the ways in. */
export function WelcomePage() {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Logo name={PRODUCT} />
        <Button component={Link} to={ROUTES.login} variant="default">
          {welcomeText.login}
        </Button>
      </header>
      <main>
        <section className={styles.hero}>
          <div>
            <h1 className={styles.title} tabIndex={-1}>
              {welcomeText.title}
            </h1>
            <p className={styles.lead}>{welcomeText.lead}</p>
            <div className={styles.ways}>
              <Button component={Link} to={ROUTES.register} size="lg">
                {welcomeText.register}
              </Button>
              <Button component={Link} to={ROUTES.demo} size="lg" variant="default" preload={false}>
                {welcomeText.tryDemo}
              </Button>
            </div>
            <p className={styles.hint}>{welcomeText.demoHint}</p>
          </div>
          <div className={styles.picture}>
            <FurrowScene />
            <ExampleVerdict />
          </div>
        </section>
        <Features />
      </main>
    </div>
  )
}
