export { $socialProblem, beginSocialLogin, finishSocialLogin, isSocialReturn } from './social.ts'
