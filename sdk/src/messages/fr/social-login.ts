export const messages = {
  or: 'ou',
  with: 'Continuer avec {name}',
  leaving: 'Un instant : vous continuez chez {name}',
  refused:
    'Vous n’êtes pas connecté : l’autre service n’a pas été autorisé à nous dire qui vous êtes. Réessayez ou utilisez votre adresse e-mail.',
  'no-email': 'Ce compte n’a pas d’adresse e-mail confirmée. Inscrivez-vous avec la vôtre.',
  'known-email':
    'Vous avez déjà un compte avec cette adresse e-mail. Connectez-vous avec votre mot de passe.',
  failed: 'Cette connexion n’a pas fonctionné. Réessayez, ou utilisez votre adresse e-mail.',
  passkey: 'Se connecter avec une clé d’accès',
  passkeyCancelled:
    'La clé d’accès n’a pas été utilisée. Réessayez, ou connectez-vous avec votre mot de passe.',
  passkeyRefused: 'Cette clé d’accès ne fonctionne pas ici. Connectez-vous avec votre mot de passe.',
  passkeyImpossible:
    'Cet appareil ne peut pas utiliser de clé d’accès sur cette page. Connectez-vous avec votre mot de passe.',
}
