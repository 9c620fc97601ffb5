export default {
  root: process.cwd(),
  test: { include: ['tests/partners/**/*.partner.ts'], testTimeout: 180000, hookTimeout: 300000 },
}
