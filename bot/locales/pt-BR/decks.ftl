# Os baralhos de um servidor: o que vê quem cuida deles, e por que algo não pode ser aceito.

deck-rights =
    ### Antes de trazer imagens para “{ $deck }”
    Só joga com elas quem é deste servidor. Confirme que você pode usá-las e mostrá-las aqui: que são suas, ou de uso livre, ou que você tem permissão. Isso fica anotado uma vez para este servidor, com o seu nome.
button-deck-rights = Posso usar estas imagens
button-cancel = Cancelar
deck-files-title = Imagens para o baralho
deck-files-label = Até dez imagens
deck-files-hint = JPEG, PNG, WebP, GIF, AVIF, BMP ou TIFF, com pelo menos 200 pixels de largura
deck-progress = Vendo as imagens para “{ $deck }”…
deck-waiting = Outras pessoas estão adicionando imagens agora. A vez das imagens para “{ $deck }” chega sozinha…
deck-preview =
    ### { $count ->
        [one] Uma imagem
       *[other] { $count } imagens
    } para “{ $deck }”
deck-preview-cut =
    { $count ->
        [0] { $which ->
            [single] Já tem
            [new-single] A nova já tem
            [new] As novas já têm todas
           *[all] Todas já têm
        } o formato de uma carta.
        [one] { $which ->
            [single] Foi
            [new-single] A nova foi
            [new] Uma das novas foi
           *[all] Uma foi
        } recortada no formato de uma carta. { deck-preview-unkept }
       *[other] { $count } { $which ->
            [new] novas foram
           *[all] foram
        } recortadas no formato de uma carta. { deck-preview-unkept }
    }
deck-preview-unkept =
    { $which ->
        [single] Ainda não foi guardada: está bom assim?
        [new-single] Ainda não foi guardada: está bom assim?
        [new] Nenhuma das novas foi guardada ainda: está bom assim?
       *[all] Nenhuma foi guardada ainda: está bom assim?
    }
deck-preview-which = Recortadas: nº { $cards }
deck-preview-padded =
    { $which ->
        [single] Está inteira, sobre papel se o formato for outro. { deck-preview-unkept }
        [new-single] A nova está inteira, sobre papel se o formato for outro. { deck-preview-unkept }
        [new] As novas estão inteiras, sobre papel onde o formato é outro. { deck-preview-unkept }
       *[all] Estão todas inteiras, sobre papel onde o formato é outro. { deck-preview-unkept }
    }
deck-preview-new = Isto cria um baralho novo: este servidor ainda não tem nenhum com esse nome.
deck-preview-known =
    { $count ->
        [one] Uma imagem já está no baralho.
       *[other] { $count } imagens já estão no baralho.
    }
deck-preview-texts =
    { $count ->
        [one] Uma carta do baralho recebe outro texto, de `deck.csv`.
       *[other] { $count } cartas do baralho recebem outros textos, de `deck.csv`.
    }
deck-preview-doubles =
    { $count ->
        [one] Uma imagem veio repetida: fica uma vez só.
       *[other] { $count } imagens eram iguais a outras: cada uma fica uma vez só.
    }
deck-preview-more = Aqui estão as primeiras { $count }.
button-deck-keep =
    { $count ->
        [0] { $texts ->
            [0] Deixar como está
            [one] Mudar o texto
           *[other] Mudar os textos
        }
        [one] { $all ->
            [yes] Guardar
           *[no] Guardar a nova
        }
       *[other] { $all ->
            [yes] Guardar todas as { $count }
           *[no] Guardar as { $count } novas
        }
    }
button-deck-cut = Melhor recortar
button-deck-pad = Por inteiro, sobre papel
button-deck-more = Adicionar mais
button-deck-again = Tentar de novo
deck-kept =
    { $added ->
        [0] { $texts ->
            [0] Nada de novo: todas essas imagens já estão em “{ $deck }”.
           *[other] Todas essas imagens já estão em “{ $deck }”.
        }
        [one] Uma imagem foi adicionada a “{ $deck }”.
       *[other] { $added } imagens foram adicionadas a “{ $deck }”.
    }
deck-kept-now =
    { $cards ->
        [one] Agora ele tem uma carta.
       *[other] Agora ele tem { $cards } cartas.
    } { $serves ->
        [all] Para jogar: `/dixit { command-start }` com o baralho `{ $code }`.
        [some] Para jogar: `/dixit { command-start }` com o baralho `{ $code }` e, na opção `{ option-ruleset }`, uma das que aqui têm ✅:
       *[none] O menor jogo precisa de { $needed }: adicione mais ou escolha outros baralhos além deste.
    }
deck-stopped = Nada mudou.
deck-list-title = ### Baralhos deste servidor
deck-list-line = **{ $deck }** (`{ $code }`) · { $cards ->
        [one] uma carta
       *[other] { $cards } cartas
    } · { $size } MiB
deck-list-empty = Não há nenhum. Traga suas imagens com `/dixit-baralhos adicionar`.
deck-list-room = { $cards } de { $most } cartas, { $size } de { $room } MiB
deck-list-removed =
    Cartas removidas, guardadas para o caso de ainda aparecerem em jogos: { $cards }, { $size } MiB. Elas ficam { $until ->
        [none] até cerca de dois dias depois do fim do último desses jogos
       *[other] no máximo até { $until }
    }. Enquanto forem mais de { $most } ou ocuparem mais de { $room } MiB, não dá para adicionar nada.
alt-sheet =
    { $which ->
        [single] A carta nº { $first }, com seu número
        [row] As cartas da nº { $first } à nº { $last }, cada uma com seu número
       *[gaps] As cartas nº { $cards }, cada uma com seu número
    }
deck-cards =
    ### { $deck }
    `{ $code }` · { $cards ->
        [one] uma carta
       *[other] { $cards } cartas
    }
button-deck-next = Mais cartas
deck-renamed = “{ $old }” agora se chama “{ $deck }” (`{ $code }`).
deck-texts-title = O que as cartas mostram
deck-texts-hint = Uma raposa de casaco vermelho espera o trem
deck-table = Aqui está a tabela de “{ $deck }”. Preencha a coluna text, salve como CSV e mande de volta na opção `tabela` do mesmo comando. Quem joga lê esses textos em **{ button-describe }**; os jogadores controlados pelo computador conhecem as cartas por eles.
deck-described =
    { $count ->
        [0] Esses textos já estavam lá.
        [one] Um texto mudou.
       *[other] { $count } textos mudaram.
    }
deck-described-left =
    { $count ->
        [one] Uma célula vazia deixa o texto como está: carta { $cards }. Para apagá-lo, use `/{ command-dixit-deck } { command-deck-describe }` com a opção `{ option-card }` e esvazie o campo dela.
       *[other] Uma célula vazia deixa o texto como está: cartas { $cards }. Para apagar um, use `/{ command-dixit-deck } { command-deck-describe }` com a opção `{ option-card }` e esvazie o campo da carta.
    }
deck-remove-cards =
    { $count ->
        [one] ### Remover esta carta de “{ $deck }”?
       *[other] ### Remover estas { $count } cartas de “{ $deck }”?
    }
    Os jogos em andamento ficam com { $count ->
        [one] ela
       *[other] elas
    } até acabar. Não dá para desfazer.
deck-remove-deck =
    ### Remover o baralho inteiro “{ $deck }”?
    { $count ->
        [one] A única carta dele vai junto. Os jogos em andamento ficam com ela até acabar.
       *[other] As { $count } cartas dele vão junto. Os jogos em andamento ficam com elas até acabar.
    } Não dá para desfazer; `/dixit-baralhos exportar` faz uma cópia.
button-deck-remove =
    { $count ->
        [one] Remover
       *[other] Remover todas as { $count }
    }
deck-removed =
    { $count ->
        [one] Uma carta foi removida de “{ $deck }”.
       *[other] { $count } cartas foram removidas de “{ $deck }”.
    } { $left ->
        [0] O baralho não existe mais.
        [one] Resta uma carta.
       *[other] Restam { $left } cartas.
    }
deck-export =
    { $count ->
        [one] Aqui está “{ $deck }”. `/dixit-baralhos adicionar` aceita o arquivo de volta como ele é.
       *[other] Aqui está “{ $deck }” em { $count } arquivos. `/dixit-baralhos adicionar` aceita todos de volta como são, um de cada vez.
    }
deck-report =
    ### Conferência de “{ $deck }”
    { $enough ->
        [yes] { $cards ->
            [one] Uma carta serve para estes jogos:
           *[other] { $cards } cartas servem para estes jogos:
        }
       *[no] { $cards ->
            [one] Uma carta ainda não basta para nenhum jogo:
           *[other] { $cards } cartas ainda não bastam para nenhum jogo:
        }
    }
deck-report-game = ✅ { $ruleset }: de { $least } a { $most } jogadores
deck-report-listed = ✅ { $ruleset }: { $counts } jogadores
deck-report-none = ▫️ { $ruleset }: poucas cartas, { $needed } bastariam
deck-report-alike =
    { $count ->
        [one] ⚠️ Duas cartas são parecidas (=: iguais): { $cards }
       *[other] ⚠️ { $count } pares de cartas são parecidos (=: iguais): { $cards }
    }
deck-report-small =
    { $count ->
        [one] ⚠️ Uma imagem era menor que 600 × 900 e fica sem nitidez quando aparece sozinha: { $cards }
       *[other] ⚠️ { $count } imagens eram menores que 600 × 900 e ficam sem nitidez quando aparecem sozinhas: { $cards }
    }
deck-report-cut =
    { $count ->
        [one] ⚠️ De uma imagem foi cortada uma boa parte: { $cards }
       *[other] ⚠️ De { $count } imagens foi cortada uma boa parte: { $cards }
    }
deck-report-untold =
    { $count ->
        [one] ▫️ De uma carta ninguém disse o que ela mostra: { $cards }
       *[other] ▫️ De { $count } cartas ninguém disse o que mostram: { $cards }
    }
deck-report-well = As cartas em si estão todas certas.
error-card-list = “{ $typed }” não é uma lista de números. Escreva assim: 3, 7-9.
describe-unknown =
    { $several ->
        [yes] ninguém disse ainda o que elas mostram
       *[no] ninguém disse ainda o que ela mostra
    }

error-deck-late = Isto não está mais em aberto; talvez já tenha sido feito. Nada mudou com isto: se ainda for preciso, use o comando de novo.
error-deck-rights-lost = Desde que você usou o comando, perdeu um cargo ou uma permissão neste servidor, então nada mudou. Se ainda puder, use-o de novo.
error-deck-replaced = Depois disso você mandou outras imagens, então estas foram descartadas e nada mudou. Se quiser estas também, mande de novo.
error-decks-busy = Há tantas imagens sendo adicionadas agora que as suas precisam esperar. Nada se perde: aperte **{ button-deck-again }** daqui a alguns minutos.
error-decks-in-hand = Você ainda tem muitas imagens que não foram guardadas. Guarde ou cancele essas primeiro e depois aperte **{ button-deck-again }**.
error-deck-gone = Esse baralho não existe mais.
error-deck-made = Enquanto isso surgiu um baralho com esse nome. Nada foi adicionado ainda; se você ficar com estas imagens, elas entram nele.
error-cards-added = Depois da pergunta entraram cartas no baralho, então nada foi removido. Agora sairia o que está abaixo.
error-deck-not-ours = Este servidor não tem um baralho próprio “{ $deck }”. `/dixit-baralhos lista` mostra quais ele tem.
error-deck-title = O nome de um baralho tem de 1 a { $maximum } caracteres, sem vírgula.
error-deck-title-taken = Já existe um baralho “{ $title }”. Escolha outro nome.
error-deck-full-cards = Os baralhos deste servidor têm { $have } cartas, e cabem no máximo { $maximum }. Remova algumas antes.
error-deck-full-bytes = As imagens deste servidor ocupam { $have } MiB, e cabem no máximo { $maximum }. Remova algumas antes.
error-decks-full = O bot já guarda todas as imagens que pode. Avise quem cuida dele.
error-deck-removed-full = Nada foi adicionado. { deck-list-removed }
error-deck-no-room =
    { $more ->
        [one] Seria mais uma carta
       *[other] Seriam mais { $more } cartas
    }; este servidor tem { $have } e pode ter { $maximum }. Nada foi adicionado.
error-deck-no-room-cards =
    { $more ->
        [one] É uma imagem
       *[other] São { $more } imagens
    }, e há lugar para mais { $maximum }. Nada foi adicionado. Deixe algumas de fora: aqui contam também as que o baralho já tem.
error-deck-no-room-bytes = Essas imagens ocupam mais espaço do que resta para este servidor: { $maximum ->
        [0] menos de 1 MiB
       *[other] { $maximum } MiB
    }. Nada foi adicionado.
error-decks-no-room = As imagens de todos os servidores ocupam quase todo o espaço que este bot tem, e essas já não cabem. Nada foi adicionado. Não é o limite deste servidor: peça mais espaço a quem cuida do bot.
error-picture-blocked = Uma dessas imagens não pode ser usada: quem cuida do bot a bloqueou. Nada foi adicionado.
error-rights-not-confirmed = Antes alguém precisa confirmar que essas imagens podem ser usadas. Use o comando de novo.

error-upload-not-a-picture = “{ $file }” não é uma imagem que eu saiba ler: precisa ser JPEG, PNG, WebP, GIF, AVIF, BMP ou TIFF, ou um zip de imagens assim. Nada foi adicionado.
error-upload-heic = “{ $file }” é uma imagem HEIC, que não sei ler. Salve como JPEG (no celular: “mais compatível”) e tente de novo. Nada foi adicionado.
error-upload-too-heavy = { $file ->
        [none] É grande demais: no máximo { $maximum } MiB de uma vez.
       *[other] “{ $file }” é grande demais: no máximo { $maximum } MiB.
    } Nada foi adicionado.
error-upload-too-many-pixels = “{ $file }” tem pixels demais. Reduza: 800 × 1200 bastam. Nada foi adicionado.
error-uploads-too-many-pixels = Juntas, essas imagens têm pixels demais. Reduza as imagens: 800 × 1200 bastam. Ou envie em várias partes. Nada foi adicionado.
error-upload-too-small = “{ $file }” é pequena demais: uma carta precisa de pelo menos 200 pixels de largura e de altura. Nada foi adicionado.
error-upload-wrong-shape = “{ $file }” é comprida demais para uma carta. Recorte em um formato mais próximo de 2:3. Nada foi adicionado.
error-upload-damaged = “{ $file }” está danificada. Nada foi adicionado.
error-upload-too-slow = “{ $file }” demora demais para ser lida. Nada foi adicionado.
error-upload-broken = “{ $file }” não pode ser lida com segurança. Nada foi adicionado.
error-upload-several = Estes arquivos não servem. Nada foi adicionado: conserte-os ou deixe-os de fora e tente de novo.
upload-refused = - “{ $file }”: { $why ->
        [heic] é uma imagem HEIC; salve como JPEG
        [too-heavy] é grande demais
        [too-many-pixels] tem pixels demais; 800 × 1200 bastam
        [too-small] é pequena demais; uma carta precisa de pelo menos 200 pixels de largura e de altura
        [wrong-shape] é comprida e estreita demais para uma carta
        [damaged] está danificada
        [broken-file] está danificada
        [nested] é um arquivo compactado, e não uma imagem
        [not-a-picture] não é uma imagem que eu saiba ler
       *[other] não dá para ler com segurança
    }
error-archive-damaged = Esse zip está danificado ou incompleto. Faça de novo e tente outra vez. Nada foi adicionado.
error-archive-encrypted = “{ $file }” no zip está criptografado. Faça o zip sem senha. Nada foi adicionado.
error-archive-nested = “{ $file }” é um arquivo compactado, e não uma imagem. Ponha só as imagens em um único zip. Nada foi adicionado.
error-archive-link = “{ $file }” no zip é um atalho, e não uma imagem. Nada foi adicionado.
error-archive-path = “{ $file }” no zip leva para fora da pasta. Faça o zip de novo. Nada foi adicionado.
error-archive-method = “{ $file }” está compactado de um jeito que não leio. Faça o zip com as opções comuns. Nada foi adicionado.
error-archive-broken-file = “{ $file }” no zip está danificado. Nada foi adicionado.
error-archive-table-too-heavy = “{ $file }” no zip passa de { $maximum } KiB, então não é a tabela de um baralho. Encurte ou deixe de fora. Nada foi adicionado.
error-archive-too-many = Há coisa demais nesse zip: no máximo { $maximum } arquivos. Nada foi adicionado.
error-archive-too-large = Esse zip aberto passa de { $maximum } MiB. Nada foi adicionado.
error-archive-empty = Não há nenhuma imagem nesse zip. Nada foi adicionado.
error-table-encoding = A tabela não é texto UTF-8. Salve como “CSV UTF-8”. Nada mudou.
error-table-columns = A primeira linha da tabela precisa das colunas number (ou file) e text. Nada mudou.
error-table-line = Não dá para entender a linha { $line } da tabela. Nada mudou.
error-table-too-heavy = Esse arquivo passa de { $maximum } KiB, então não é a tabela de um baralho: precisa ser CSV. Nada mudou.
error-table-too-long = A tabela tem mais de { $maximum } linhas. Nada mudou.
error-table-text-too-long = O texto na linha { $line } da tabela é longo demais: no máximo { $maximum } caracteres. Nada mudou.
error-card-number-unknown = O baralho não tem a carta nº { $number }. Nada mudou.
error-card-changed = A carta nº { $number } mudou desde que esta janela foi aberta. O que você escreveu não foi salvo; abra de novo para ver o que está lá agora.
