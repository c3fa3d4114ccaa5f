import type { tasks as outlines } from '../../../../manual/brasez/tasks.js';
import type { TaskTexts } from '../../../types/chapters.js';

export const tasks: TaskTexts<typeof outlines> = {
  'colocar-o-rei': {
    title: 'Coloque o seu rei',
    task: 'Você joga com as brancas. Escolha a casa do seu rei: d1 ou e1.',
    hint: 'Escolha uma das duas casas livres da primeira fileira. As duas estão certas.',
    done: 'O rei está no lugar, e o Grão-Lorde ocupou a outra casa.',
  },

  'mover-uma-peca': {
    title: 'Mova uma peça',
    task: 'A partida vai começar. Mova um dos seus cavalos.',
    hint: 'O cavalo em b1 salta por cima dos peões: tente c3 ou a3.',
    done: 'Você moveu uma peça. Os cavalos pulam o que estiver no caminho.',
  },

  'grao-lorde': {
    title: 'O Grão-Lorde escolhe',
    task: 'Quatro peças pretas cercam o seu Grão-Lorde, mas ele só alcança uma. Capture-a.',
    hint: 'Duas casas ele só anda para a frente ou para os lados; na diagonal, uma só e para a frente. Olhe a coluna d, para cima.',
    done: 'Para a frente ele anda duas casas. Para trás, uma só, e nunca na diagonal: por isso as outras três escaparam.',
  },

  lorde: {
    title: 'O Lorde dá meia-volta',
    task: 'Capture os dois cavalos com o Lorde, um de cada vez. O de c4 está bem ao lado dele, mas para o lado o Lorde não anda.',
    hint: 'Primeiro capture em d5, reto para a frente. De lá, c4 fica na diagonal, para trás.',
    done: 'Reto o Lorde só avança; na diagonal ele também volta. Duas capturas, e nenhuma para o lado.',
  },

  'pulo-do-sumo-sacerdote': {
    title: 'Pule e capture',
    task: 'O seu peão em c5 está no caminho. Capture o cavalo em b6 com o Sumo-Sacerdote.',
    hint: 'Escolha o Sumo-Sacerdote em d4 e depois a casa b6: ele pula o peão.',
    done: 'O Sumo-Sacerdote pula uma peça vizinha e para logo atrás dela.',
  },

  'mudanca-de-cor': {
    title: 'Mude de cor',
    task: 'O seu Sumo-Sacerdote anda nas casas claras, e o cavalo em f8 está numa escura. Entre na última fileira ao lado dele e, na vez seguinte, capture-o.',
    hint: 'Vá a e8. Na última fileira, o Sumo-Sacerdote também dá um passo para o lado.',
    done: 'Um passo para o lado, e ele trocou as casas claras pelas escuras. Só na última fileira isso existe.',
  },

  roque: {
    title: 'Ponha o rei a salvo',
    task: 'Faça o roque: o rei salta sozinho para b1 ou g1. Uma das duas casas é atacada.',
    hint: 'A torre preta em g6 ataca g1. Escolha o rei e depois b1.',
    done: 'O rei saltou por cima do Grão-Lorde e da torre. No Brasez a torre não se move no roque.',
  },

  charge: {
    title: 'Ataque com o charge',
    task: 'Troque um peão pela torre preta.',
    hint: 'A torre está duas casas à frente do peão em a4. Escolha o peão e depois a6.',
    done: 'Os dois saíram do tabuleiro: um peão por uma torre. O peão em e4 não podia, porque peões não são alvo de charge.',
  },

  lanca: {
    title: 'Empurre com a lança',
    task: 'O cavalo preto está na frente do seu peão. Empurre-o até e5.',
    hint: 'O peão em e2 ainda não se moveu: ande duas casas, para e4.',
    done: 'O peão andou duas casas, e o cavalo foi empurrado duas. Nada foi capturado.',
  },

  'en-passant': {
    title: 'De passagem',
    task: 'Avance o peão para e5. As pretas respondem com uma lança de duas casas, que empurra o seu cavalo. Dê o troco: capture o peão delas en passant.',
    hint: 'O peão preto passou por d6 e parou em d5, ao lado do seu. Vá a d6, na diagonal.',
    done: 'Quem anda duas casas, com lança ou sem, pode ser capturado na casa por onde passou. Só no lance seguinte!',
  },

  legiao: {
    title: 'Avance em legião',
    task: 'Avance os dois peões ao mesmo tempo e empurre o cavalo sem capturá-lo: escolha um peão, depois o outro, depois a casa à frente.',
    hint: 'Escolha o peão em d4, depois o peão em e4, depois d5 ou e5.',
    done: 'Dois peões lado a lado avançam juntos, mesmo que já tenham se movido.',
  },

  'promover-a-grao-duque': {
    title: 'Faça um Grão-Duque',
    task: 'Leve o peão à última fileira e promova-o a Grão-Duque.',
    hint: 'Avance para a8. Quando o programa perguntar, escolha Grão-Duque.',
    done: 'O seu Grão-Duque está em a8. Ninguém pode capturá-lo, e as casas em volta são a zona dele.',
  },

  'chamar-de-volta': {
    title: 'Chame a peça certa de volta',
    task: 'Você perdeu uma torre e um cavalo. Promova o peão à peça que dá mate.',
    hint: 'Em a8, que peça ataca a fileira inteira?',
    done: 'A torre perdida voltou e deu mate. Um Grão-Duque não daria: ele não ataca nada.',
  },

  'retirar-o-grao-duque': {
    title: 'O Grão-Duque viaja',
    task: 'Mova o cavalo e, na mesma vez, retire o Grão-Duque para o Ducado: feito o lance, escolha o Grão-Duque. Na vez seguinte, ponha-o em f6.',
    hint: 'Mova o cavalo. Quando o programa perguntar "Retirar?", escolha d4. Na vez seguinte, escolha o Ducado das brancas e depois a casa f6.',
    done: 'É assim que um Grão-Duque muda de lugar. Em f6 ele tira g7 do rei preto.',
  },

  'entrar-com-o-grao-duque': {
    title: 'O Grão-Duque salva o rei',
    task: 'O peão em e6 ameaça o charge: o seu rei está em xeque. Ponha o Grão-Duque no caminho.',
    hint: 'Escolha o Ducado e depois a casa entre o peão e o rei: e5.',
    done: 'O charge precisa da primeira casa vazia, e agora ela tem um Grão-Duque.',
  },

  'entrar-na-zona': {
    title: 'Enfrente a zona',
    task: 'Leve o cavalo para dentro da zona do Grão-Duque preto sem perdê-lo.',
    hint: 'A peça que entra fica se o rei preto está em xeque. De d5 e de c6 o cavalo ataca e7.',
    done: 'O cavalo ficou, porque dali dá xeque. Sem xeque, a zona o teria capturado.',
  },

  'passar-a-vez': {
    title: 'Passe a vez',
    task: 'O seu rei e o seu peão não têm lance nenhum. Sem a Peça de Passagem, você perderia por afogamento. Passe a vez.',
    hint: 'Escolha a Peça de Passagem das brancas, junto ao tabuleiro.',
    done: 'A vez é das pretas, e agora elas têm a Peça de Passagem.',
  },

  'movimento-sorrateiro': {
    title: 'Apareça de surpresa',
    task: 'O seu Lorde está na última fileira e pode ir a qualquer casa vazia. Dê mate.',
    hint: 'De qual casa o Lorde ameaça o charge contra h8 e guarda g7 e h7?',
    done: 'De h6 o Lorde ataca h8 pelo charge, e o rei não tem saída.',
  },

  'forca-maior': {
    title: 'Força Maior',
    task: 'As pretas só têm o rei e uma torre. Vença num lance, sem dar xeque.',
    hint: 'O lado que fica só com o rei perde na hora. Quem captura a torre?',
    done: 'O rei preto ficou sozinho, e a partida acabou. Nem foi preciso dar mate.',
  },

  'mate-com-ameaca-de-charge': {
    title: 'Mate com a ameaça de um charge',
    task: 'Dois peões contra o rei. Dê mate num lance.',
    hint: 'Um peão ataca o rei que está exatamente duas casas à sua frente.',
    done: 'A ameaça do charge é xeque, e este foi mate.',
  },

  'mate-com-charge': {
    title: 'Mate com um charge',
    task: 'O seu peão em d6 fecha a linha da torre em a6, e o Sumo-Sacerdote em d8 está pronto para defender em f6. Resolva os dois problemas num lance só e dê mate.',
    hint: 'Que lance tira do tabuleiro o peão e o Sumo-Sacerdote?',
    done: 'O charge abriu a linha e levou o defensor. Agora você sabe o bastante para uma partida inteira.',
  },
};
