import type { Catalogue } from '@oubliette/text';
import type { guide as english } from '../en/guide.ts';

/** The page of promises, and the notes of a first game. */
export const guide: Catalogue<typeof english> = {
  'promises.title': 'Qui a tenu parole',
  'promises.note':
    '{count, plural, =0 {Personne n’a rien promis. Une soirée calme.} one {Une parole fut donnée ce soir.} other {# paroles furent données ce soir.}}',
  'promises.of':
    '{kept, plural, =0 {aucune tenue} one {# tenue} other {# tenues}}, {broken, plural, =0 {aucune trahie} one {# trahie} other {# trahies}}',
  'promises.temper':
    '{temper, select, loyal {Un caractère loyal, avouons-le.} shrewd {Un caractère rusé. On s’en doutait.} grudging {Un caractère rancunier, qui n’oublie rien.} treacherous {Un caractère perfide, et il le savait.} always {Dit, et fait. C’est suspect.} mostly {Fiable, à des exceptions près, mémorables.} seldom {Une parole tenue ici ou là, par curiosité.} never {Pas une seule. C’est aussi de la constance.} silent {Rien promis que l’on puisse juger.} other {Ce que vaut sa parole, la voici.}}',
  'promises.best': 'Parole d’or',
  'promises.worst': 'Lame dans le dos',

  'guide.welcome': 'Une bourse, une quête, trois amis',
  'guide.welcome.text':
    'Les trophées font gagner. La quête principale rapporte le double et coûte ses trophées si vous ne l’achevez jamais. Prenez celle que vous vous voyez déjà remplir.',
  'guide.village': 'Le village, puis l’expédition',
  'guide.village.text':
    'Lisez le paysage de gauche à droite. Au village, faites tout ce que vous pouvez payer ; puis il faut une expédition, le Donjon ou l’Arène.',
  'guide.buy': 'On est ce qu’on porte',
  'guide.buy.text':
    'Un objet cerclé de lueur est à votre prix. Touchez-le : la jauge montre en pointillés où vous seriez, et la feuille dit ce que cela change. Rien n’est payé avant de confirmer.',
  'guide.monster': 'Un monstre, et ses chances',
  'guide.monster.text':
    'Les deux barres : vos chances seul, et avec qui est choisi. Le nombre en bleu est ce qu’on vous ajouterait. Deux dés décident ; un 8 compte 16.',
  'guide.offer': 'Tout a un prix',
  'guide.offer.text':
    'Choisissez Grognard, plus haut. Les zones réglées changent de main à la signature ; la pointillée est une parole : rien ne vous y lie, tout s’écrit. Promettez-lui une gemme avant la fin du tour, et envoyez.',
  'guide.offered': 'Quelqu’un veut quelque chose',
  'guide.offered.text':
    'Une offre est devant vous. Signez, refusez avec une raison, ou répondez par une autre. Regardez d’abord les sceaux : entiers, ils furent tenus ; fendus, non.',
  'guide.split': 'Personne ne vous tient la main',
  'guide.split.text':
    'Vous partagez le butin à votre guise. Si vous avez promis, c’est ici que vous tenez parole, ou pas. Trahir ne coûte rien aujourd’hui.',
  'guide.settle': 'Une parole arrive à terme',
  'guide.settle.text':
    'Vous l’avez promis. Ce soir, on essaie : ne donnez rien. Le sceau se fend, et c’est tout. Les autres s’en souviendront, les bots aussi.',
  'guide.ledger': 'Un sceau s’est fendu',
  'guide.ledger.text':
    'Quelqu’un a trahi. C’est écrit au registre à côté de son nom, pour toute la soirée. Ses offres se paieront autrement.',
  'guide.arena': 'L’Arène est ouverte',
  'guide.arena.text':
    'Dès le tour 3 vous pouvez défier quelqu’un au lieu de descendre. Défiez Grognard : le vainqueur de la première Arène prend le Pot. Les témoins décideront, et ils sont à vendre.',
  'guide.fist': 'Qu’y a-t-il dans votre poing ?',
  'guide.fist.text':
    'Deux autres se battent. Fermez le poing sur un camp, ou sur rien. Vous avez peut-être promis. Vous seul le savez, jusqu’aux mains ouvertes.',
  'guide.plunder': 'Au vainqueur',
  'guide.plunder.text':
    'Une seule chose : la moitié des gemmes, un objet ou une dépouille. Les quêtes restent à leur maître.',
  'guide.wounds': 'Vous saignez',
  'guide.wounds.text':
    'Chaque blessure ôte un point de puissance. Une guérit d’elle-même au début de votre tour ; le Temple les soigne toutes pour 2 gemmes.',
  'guide.tempers': 'Trois amis, trois caractères',
  'guide.tempers.text':
    'Grognard tient toujours parole. Sulfure vend la sienne dès que cela rapporte plus que la honte. Moisi n’oublie rien de ce qu’on lui a fait. Ailleurs, personne ne vous le dira.',
  'guide.i-broke': 'Votre sceau est fendu',
  'guide.i-broke.text':
    'Vous avez trahi, et rien ne vous est arrivé. Pas encore : c’est au registre. Redemandez de l’aide à la même personne, et écoutez la réponse.',
  'guide.they-broke': 'On vous a trahi',
  'guide.they-broke.text':
    'C’était promis, et c’était faux. Le registre le garde pour toute la soirée : servez-vous-en quand on vous demandera quelque chose.',
  'guide.arena-talk': 'Achetez un poing',
  'guide.arena-talk.text':
    'Avant les dés, parlez aux témoins. Demandez son poing à Sulfure contre une promesse : elle dira oui volontiers. Puis regardez de quel côté sa main s’ouvre.',
  'guide.together': 'Deux contre un',
  'guide.together.text':
    'C’est signé : ce qui se donnait maintenant a changé de main, et le nombre bleu entre dans votre somme. Ce que vous avez promis pour après est au registre. À présent, combattez.',
  'guide.promise-again': 'Encore une parole',
  'guide.promise-again.text':
    'Vous avez tenu toutes vos paroles. C’est beau, et cela n’apprend pas ce que coûte l’autre voie : promettez une gemme avant la fin du tour, et oubliez-la le moment venu.',
  'guide.refused': 'Non, et pourquoi',
  'guide.refused.text':
    'Il serait venu pour n’importe quoi. Maintenant il dit pourquoi il ne vient pas : votre parole. C’est tout le prix d’une trahison, et il se paie au combat suivant.',
  'guide.arena-again': 'Encore une fois sur le sable',
  'guide.arena-again.text':
    'Personne ne vous a encore trahi. Défiez Grognard une fois de plus, et demandez son poing à Sulfure avant les dés. Elle en vaut la peine.',
  'guide.arena-signed': 'Elle a signé',
  'guide.arena-signed.text':
    'Son poing est à vous, sur le papier. Dites que vous avez fini de parler, et regardez de quel côté sa main s’ouvre.',
  'guide.learned': 'Vous savez tout',
  'guide.learned.text':
    'Un achat, une offre, un allié, une Arène, une parole que vous avez trahie et une qu’on vous a trahie. Le reste de la soirée est à vous, et ses amis aussi.',
  'lesson.buy': 'un achat',
  'lesson.offer': 'une offre',
  'lesson.ally': 'un allié',
  'lesson.broke': 'trahir une parole',
  'lesson.arena': 'une Arène',
  'lesson.betrayed': 'être trahi',
  'guide.score': 'Le compte',
  'guide.score.text':
    'Les trophées, moins ce qui est resté inachevé. Plus bas : qui a tenu parole. Montrez-le aux autres.',
};
