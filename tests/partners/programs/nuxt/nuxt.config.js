export default defineNuxtConfig({
  compatibilityDate: '2026-11-01',
  telemetry: false,
  app: {
    head: {
      title: 'Rooms',
      htmlAttrs: { lang: 'en' },
      link: [{ rel: 'icon', href: 'data:,' }],
    },
  },
})
