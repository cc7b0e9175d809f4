import { isAbsolute } from 'node:path'
import { LAND_BOARD_TILES } from '@vagu/core/map/tiles'
import { describe, expect, it } from 'vitest'
import { localAddress, readConfig } from './config.ts'
import { ConfigError } from './config-parts.ts'

const refusalOf = (environment: Record<string, string>): string => {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  throw new Error('was not refused')
}

const BUCKET = {
  VAGU_S3_ENDPOINT: 'http://store:9000/',
  VAGU_S3_BUCKET: 'vagu',
  VAGU_S3_ACCESS_KEY: 'mari',
  VAGU_S3_SECRET_KEY: 'saladus',
}

describe('the settings', () => {
  it('need nothing: port 3000 of this machine alone, a folder of the project, 60 days of trial', () => {
    const config = readConfig({})
    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      trialDays: 60,
      deletionGraceDays: 30,
      registrationsPerDay: 50,
      photoMegabytes: 5000,
      httpsSubdomains: true,
      tracksExpenses: true,
      proxies: 0,
      logLevel: 'info',
    })
    expect(config.data).toMatch(/[\\/]data$/)
    expect([config.databaseUrl, config.smtpUrl, config.publicUrl]).toEqual([undefined, undefined, undefined])
  })
  it('take what is set, and count what is set to nothing as not set', () => {
    const config = readConfig({ PORT: ' 8080 ', HOST: '', VAGU_TRIAL_DAYS: '0', DATABASE_URL: '  ' })
    expect(config).toMatchObject({ port: 8080, host: '127.0.0.1', trialDays: 0, databaseUrl: undefined })
  })
  it('find a relative data folder from the project, wherever the program is started', () => {
    expect(isAbsolute(readConfig({ VAGU_DATA: './elsewhere' }).data)).toBe(true)
    expect(readConfig({ VAGU_DATA: '/srv/vagu' }).data).toBe('/srv/vagu')
  })
  it('read lists of addresses in small letters, and answer to the first admin unless told', () => {
    const config = readConfig({ VAGU_ADMIN_EMAILS: 'Mari@Talu.ee, jaan@talu.ee,' })
    expect(config.adminEmails).toEqual(['mari@talu.ee', 'jaan@talu.ee'])
    expect(config.feedbackEmail).toBe('mari@talu.ee')
    expect(readConfig({}).feedbackEmail).toBe('vagu@localhost')
  })
  it('leave the slash at the end of the public address out, so that links have one', () => {
    expect(readConfig({ VAGU_PUBLIC_URL: 'https://vagu.ee/' }).publicUrl).toBe('https://vagu.ee')
  })
  it('fetch the register of plant-protection products from nowhere unless told', () => {
    expect(readConfig({}).registerUrl).toBeUndefined()
    const VAGU_REGISTER_URL = 'https://avaandmed.agri.ee/avaandmed/taimekaitse/'
    expect(readConfig({ VAGU_REGISTER_URL }).registerUrl).toBe(
      'https://avaandmed.agri.ee/avaandmed/taimekaitse',
    )
  })
  it('name videos of guides by their ids or links, none unless told', () => {
    expect(readConfig({}).videos).toEqual({})
    const VAGU_VIDEOS = 'customAreas=aB3_-678901, addJob = https://youtu.be/zZ3_-678901?si=x&t=4'
    expect(readConfig({ VAGU_VIDEOS }).videos).toEqual({ customAreas: 'aB3_-678901', addJob: 'zZ3_-678901' })
  })
  it.each([
    'customAreas',
    'customAreas=short',
    'elsewhere=aB3_-678901',
    'addJob=https://naide.ee/aB3_-678901',
  ])('take no video of %s', (VAGU_VIDEOS) =>
    expect(() => readConfig({ VAGU_VIDEOS })).toThrow('VAGU_VIDEOS must be guide=video'),
  )
  it('ask the Land Board for the map unless told, and nobody else', () => {
    const usual = readConfig({ VAGU_MAP_ORIGINS: 'https://tiles.example.ee' })
    expect(usual.mapGround).toEqual({ styleUrl: null, tilesUrl: LAND_BOARD_TILES })
    expect(usual.mapOrigins).toEqual(['https://tiles.maaamet.ee'])
  })
  it('ask for tiles where they are told to, or nowhere', () => {
    const none = readConfig({ VAGU_MAP_TILES_URL: 'none', VAGU_MAP_STYLE_URL: 'none' })
    expect(none.mapGround).toEqual({ styleUrl: null, tilesUrl: null })
    expect(none.mapOrigins).toEqual([])
    const VAGU_MAP_TILES_URL = 'http://127.0.0.1:8080/{layer}/{z}/{x}/{y}.png?IS=MINU'
    const own = readConfig({ VAGU_MAP_TILES_URL })
    expect(own.mapGround.tilesUrl).toBe(VAGU_MAP_TILES_URL)
    expect(own.mapOrigins).toEqual(['http://127.0.0.1:8080'])
    for (const wrong of ['https://tiles.example.ee/{z}/{x}/{y}.png', 'ftp://a.ee/{layer}/{z}/{x}/{y}', 'off'])
      expect(refusalOf({ VAGU_MAP_TILES_URL: wrong })).toContain('VAGU_MAP_TILES_URL must be')
  })
  it('ask a style in place of the tiles, and then only what is named', () => {
    const VAGU_MAP_STYLE_URL = 'https://map.example.ee/style.json'
    const VAGU_MAP_ORIGINS = 'https://tiles.example.ee/, https://map.example.ee'
    const { mapGround, mapOrigins } = readConfig({ VAGU_MAP_STYLE_URL, VAGU_MAP_ORIGINS })
    expect(mapGround).toEqual({ styleUrl: VAGU_MAP_STYLE_URL, tilesUrl: null })
    expect(mapOrigins).toEqual(['https://map.example.ee', 'https://tiles.example.ee'])
    expect(refusalOf({ VAGU_MAP_ORIGINS: 'https://tiles.example.ee/path' })).toContain(
      'VAGU_MAP_ORIGINS must be',
    )
    expect(refusalOf({ VAGU_MAP_ORIGINS: "'unsafe-inline'" })).toContain('VAGU_MAP_ORIGINS must be')
  })
  it("ask PRIA's public map unless told another one, a made-up one or none", () => {
    expect(readConfig({}).priaWfs).toBe('https://kls.pria.ee/geoserver/pria_avalik/wfs')
    for (const VAGU_PRIA_WFS_URL of ['none', 'test', 'http://127.0.0.1:8080/wfs'])
      expect(readConfig({ VAGU_PRIA_WFS_URL }).priaWfs).toBe(VAGU_PRIA_WFS_URL)
    expect(refusalOf({ VAGU_PRIA_WFS_URL: 'off' })).toContain('VAGU_PRIA_WFS_URL must be')
  })
  it('keep photos in the data folder, or in a bucket that is named whole', () => {
    expect(readConfig({}).photoBucket).toBeUndefined()
    expect(readConfig({ VAGU_S3_REGION: 'eu-north-1', VAGU_S3_PREFIX: 'a' }).photoBucket).toBeUndefined()
    expect(readConfig(BUCKET).photoBucket).toEqual({
      endpoint: 'http://store:9000',
      bucket: 'vagu',
      region: 'us-east-1',
      accessKey: 'mari',
      secretKey: 'saladus',
      prefix: 'photos',
    })
    const more = { VAGU_S3_REGION: 'eu-north-1', VAGU_S3_PREFIX: 'test/photos' }
    expect(readConfig({ ...BUCKET, ...more }).photoBucket).toMatchObject({
      region: 'eu-north-1',
      prefix: 'test/photos',
    })
  })
  it.each(Object.keys(BUCKET))('refuse a bucket without its %s, and show no secret', (name) => {
    const sentence = refusalOf({ ...BUCKET, [name]: '' })
    expect(sentence).toContain(`${name} must be set too: photos go to an S3 bucket`)
    expect(sentence).not.toContain('saladus')
  })
  it.each([
    [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535, it is "65536".'],
    [{ PORT: '3000.5' }, 'PORT must be a whole number from 0 to 65535, it is "3000.5".'],
    [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535, it is "-1".'],
    [{ VAGU_HTTPS_SUBDOMAINS: 'yes' }, 'VAGU_HTTPS_SUBDOMAINS must be 0 or 1, it is "yes".'],
    [
      { VAGU_REGISTRATIONS_PER_DAY: '0' },
      'VAGU_REGISTRATIONS_PER_DAY must be a whole number from 1 to 100000, it is "0".',
    ],
    [
      { VAGU_PHOTO_MEGABYTES: '0' },
      'VAGU_PHOTO_MEGABYTES must be a whole number from 1 to 10000000, it is "0".',
    ],
    [{ VAGU_TRIAL_DAYS: 'two' }, 'VAGU_TRIAL_DAYS must be a whole number from 0 to 3650, it is "two".'],
    [
      { VAGU_PUBLIC_URL: 'vagu.ee' },
      'VAGU_PUBLIC_URL must be an address that begins with http:// or https://.',
    ],
    [
      { VAGU_REGISTER_URL: 'ftp://agri.ee' },
      'VAGU_REGISTER_URL must be an address that begins with http:// or https://.',
    ],
    [
      { ...BUCKET, VAGU_S3_ENDPOINT: 'store:9000' },
      'VAGU_S3_ENDPOINT must be an address that begins with http:// or https://.',
    ],
    [
      { ...BUCKET, VAGU_S3_PREFIX: '/photos' },
      'VAGU_S3_PREFIX must be words of letters, digits, - and _ with / between them, it is "/photos".',
    ],
    [
      { LOG_LEVEL: 'loud' },
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, it is "loud".',
    ],
  ])('refuse %j', (environment, sentence) => {
    expect(refusalOf(environment)).toBe(sentence)
  })
  it('name every wrong variable at once, and never show a password', () => {
    const message = refusalOf({
      PORT: 'x',
      DATABASE_URL: 'mysql://vagu:secret@localhost/vagu',
      VAGU_ADMIN_EMAILS: 'mari',
    })
    expect(message.split('\n').map((line) => line.split(' ')[0])).toEqual([
      'PORT',
      'DATABASE_URL',
      'VAGU_ADMIN_EMAILS',
    ])
    expect(message).not.toContain('secret')
  })
})

describe('the printed address', () => {
  it.each([
    ['127.0.0.1', 'http://127.0.0.1:3000'],
    ['0.0.0.0', 'http://127.0.0.1:3000'],
    ['::', 'http://127.0.0.1:3000'],
    ['::1', 'http://[::1]:3000'],
    ['talu.local', 'http://talu.local:3000'],
  ])('of %s is %s', (host, address) => {
    expect(localAddress(host, 3000)).toBe(address)
  })
})
