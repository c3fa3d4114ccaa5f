import type { tasks as outlines } from '../../../../manual/senet/tasks.js';
import type { TaskTexts } from '../../../types/chapters.js';

export const tasks: TaskTexts<typeof outlines> = {
  'primeiro-lance': {
    title: 'Ande com o dado',
    task: 'Você joga com os cones. O dado mostra 3: leve o cone da casa 9 três casas adiante.',
    hint: 'Escolha o cone e depois a casa 12. Depois da 10 o caminho faz a curva para a fileira do meio.',
    done: 'O cone foi da 9 à 12, virando a curva. As peças andam sempre pelo caminho, da 1 à 30.',
  },

  'casa-ocupada': {
    title: 'Uma peça por casa',
    task: 'O dado mostra 2. Um dos seus cones não pode andar, porque pararia em cima do outro. Mova o que pode.',
    hint: 'O cone da casa 3 pararia na 5, que está ocupada. Mova o da 5 para a 7.',
    done: 'Cada casa comporta uma peça só. Passar por cima pode; parar em cima de uma peça sua, não.',
  },

  'jogar-de-novo': {
    title: 'Jogue de novo',
    task: 'O 1 e o 5 dão nova jogada. Mova o cone com cada número que o dado mostrar, até a vez acabar.',
    hint: 'Primeiro vá da 12 à 13. O dado dará 5: vá da 13 à 18. Depois dará 2: vá da 18 à 20.',
    done: 'Com o 1 e com o 5 você jogou de novo. Depois do 2, a vez passou ao adversário.',
  },

  troca: {
    title: 'Troque de lugar',
    task: 'O carretel da casa 11 está sozinho. Pare em cima dele.',
    hint: 'O cone da casa 8 anda três casas e chega à 11.',
    done: 'Os dois trocaram de lugar: você avançou três casas e o adversário voltou três.',
  },

  'passar-da-dupla': {
    title: 'Passe pela dupla',
    task: 'Os carretéis das casas 12 e 13 são vizinhos e se protegem. Ultrapasse os dois.',
    hint: 'Os cones das casas 8 e 9 parariam na dupla, e isso não vale. O da 10 passa por cima e vai à 14.',
    done: 'Numa dupla não se para, mas por cima dela se passa.',
  },

  'fazer-uma-dupla': {
    title: 'Proteja as suas peças',
    task: 'Um carretel vem atrás de você. Ponha os seus dois cones em casas vizinhas.',
    hint: 'O cone da casa 10 vai à 12 e fica ao lado do que está na 13.',
    done: 'O adversário tirou 4, que levaria o carretel da 8 à 12. Ali ele não pôde parar e teve de mover outro. A sua dupla protegeu você.',
  },

  'fazer-um-bloqueio': {
    title: 'Levante um bloqueio',
    task: 'Três peças seguidas formam um bloqueio, e por ele o adversário não passa. Forme o seu.',
    hint: 'O cone da casa 10 passa por cima dos seus e vai à 14. Ficam a 12, a 13 e a 14.',
    done: 'O adversário tirou 5 e teria de parar no bloqueio. Como nada mais podia andar, perdeu a vez, mesmo com um 5.',
  },

  'perder-a-vez': {
    title: 'Quando nada anda',
    task: 'Agora o bloqueio é do adversário, e o dado mostra 5. Veja se algum cone pode andar; se não, passe a vez.',
    hint: 'Os dois cones teriam de passar pelo bloqueio de 12 a 14. Use o botão Passar, junto ao tabuleiro.',
    done: 'Passar só vale quando nenhuma peça pode andar. E quem passa não joga de novo, nem com 5.',
  },

  agua: {
    title: 'Um banho',
    task: 'Você só tem este cone, e o 3 leva à Casa da Água, 27. O lance é obrigatório: jogue e veja aonde o cone volta.',
    hint: 'Leve o cone da casa 24 para a 27.',
    done: 'Quem cai na água volta para a casa 15. Ela estava ocupada, e por isso o cone parou na 14, a primeira vazia antes dela.',
  },

  'evitar-a-agua': {
    title: 'Fique seco',
    task: 'O dado mostra 2. Mova sem cair na água.',
    hint: 'Da casa 25, um 2 leva à água. Da 20, leva à 22.',
    done: 'Você escolhe com que peça usa o número. Antes de mover, veja se a casa é a 27.',
  },

  'casa-segura': {
    title: 'A casa segura',
    task: 'Leve um cone à Casa da Beleza, 26. Quando o dado der o 5, tire-o do tabuleiro.',
    hint: 'Leve o cone da casa 22 para a 26. O adversário joga, e depois sai um 5 para você: tire o cone da 26.',
    done: 'Na casa 26 ninguém pode trocar com você, e um 5 leva para fora, por cima da água. Com o 5 você ainda joga de novo.',
  },

  'saidas-exatas': {
    title: 'As quatro saídas',
    task: 'Há um cone em cada casa de saída. Cada número tira um deles: tire os quatro.',
    hint: 'Com 5 sai o da 26, com 1 o da 30, com 3 o da 28 e com 2 o da 29.',
    done: 'Quatro fora! De cada casa só se sai com o número exato: 26 com 5, 28 com 3, 29 com 2 e 30 com 1.',
  },

  'ultima-peca': {
    title: 'A última peça',
    task: 'Quatro cones já saíram, e o adversário também só tem uma peça. Ultrapasse-o e leve o último cone para fora.',
    hint: 'Troque de lugar com o carretel da casa 28. Depois espere o 3.',
    done: 'Você trocou de lugar, o adversário caiu na água, e o 3 exato levou a última peça para fora. Você venceu!',
  },
};
