/** A static export below a path, if the environment asks for it. */
export default process.env.EXPORT ? { output: 'export', basePath: '/hotels' } : {}
